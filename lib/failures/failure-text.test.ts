/** @jest-environment node */
import { failures } from '@/content/client/error';
import { failureText } from './failure-text';

describe('failureText', () => {
  it.each(['BACKEND_UNREACHABLE', 'BACKEND_STATUS', 'BACKEND_ANSWER'] as const)(
    'has a sentence of its own for %s',
    (code) => {
      expect(failureText(code)).toBe(failures[code]);
      expect(failureText(code)).not.toBe(failures.UNKNOWN);
    },
  );

  it.each([undefined, '', '3141592', 'toString', '__proto__'])('has a general sentence for %j', (code) => {
    expect(failureText(code)).toBe(failures.UNKNOWN);
  });
});
