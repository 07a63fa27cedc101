/** Weights of the digits of a NIT, from its last one (DIAN, Orden administrativa 4 de 1989). */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit that belongs to the digits of a NIT. */
export function getCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** The check digit that `nit` ('900.123.456-8') should have where it has another one after a hyphen; null where nothing is wrong or known. */
export function getRightCheckDigit(nit: string): number | null {
  const [, number = '', sent] = /^([\d. ]{5,19})\s*[-\u2010-\u2015]\s*(\d)$/.exec(nit.trim()) ?? [];
  const right = getCheckDigit(number.replace(/\D/g, ''));
  return sent === undefined || right === Number(sent) ? null : right;
}
