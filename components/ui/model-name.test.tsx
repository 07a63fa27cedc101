import { render, screen } from '@testing-library/react';
import { ModelName } from './model-name';

test.each([
  ['Monitor de signos vitales MV-12', ['MV-12']],
  ['TI-8 y OX-3B', ['TI-8', 'OX-3B']],
  ['Micropipeta 20–200 µL', ['20–200']],
  ['Electrodos auto-adhesivos', []],
  ['Bolsa (caja x 10)', []],
])('%s is the same text, and its models stay whole: %j', (name, models) => {
  render(
    <h1>
      <ModelName>{name}</ModelName>
    </h1>,
  );
  const heading = screen.getByRole('heading', { name });
  expect(heading).toHaveTextContent(name);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(models);
});

test('a line may end after a slash, and the text stays the same', () => {
  render(
    <h1>
      <ModelName>Desfibrilador/monitor bifásico DM-7</ModelName>
    </h1>,
  );
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('Desfibrilador/monitor bifásico DM-7');
  expect(heading.querySelector('wbr')?.previousSibling).toHaveTextContent('/');
});
