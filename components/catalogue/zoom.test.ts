import fc from 'fast-check';
import { MAX_SCALE, moveBy, toDistance, WHOLE, zoomAt } from './zoom';

const stage = { width: 400, height: 300 };

test('what lies under the pointer stays there, and the picture comes back whole', () => {
  const larger = zoomAt(WHOLE, 2, { x: 100, y: 150 }, stage);
  expect(larger).toEqual({ scale: 2, x: -100, y: -150 });
  expect(zoomAt(larger, 0.5, { x: 100, y: 150 }, stage)).toEqual(WHOLE);
  expect(moveBy(larger, 30, -1_000, stage)).toEqual({ scale: 2, x: -70, y: -300 });
  expect(toDistance({ clientX: 0, clientY: 0 }, { clientX: 3, clientY: 4 })).toBe(5);
});

test('no edge of the picture comes into the stage, whatever is done', () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  const pixel = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, pixel, pixel)), (steps) => {
      let place = WHOLE;
      for (const [by, x, y] of steps) place = moveBy(zoomAt(place, by, { x, y }, stage), x, y, stage);
      expect(place.scale).toBeGreaterThanOrEqual(1);
      expect(place.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.max(place.x, place.y)).toBeLessThanOrEqual(0);
      expect(place.x + stage.width * place.scale).toBeGreaterThanOrEqual(stage.width - 1e-6);
      expect(place.y + stage.height * place.scale).toBeGreaterThanOrEqual(stage.height - 1e-6);
    }),
  );
});
