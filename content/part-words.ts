import type { Meaning } from './use-words';

/** Parts, which are asked for as such, and what they are asked of (content/use-words.ts). */
export const partWords: readonly Meaning[] = [
  ['batería', 'repuestos'],
  ['sensor', 'repuestos'],
  ['cable', 'repuestos'],
  ['brazalete', 'repuestos'],
  ['electrodo', 'repuestos'],
  ['parche', 'repuestos'],
  ['batería monitor', 'repuestos'],
  ['batería desfibrilador', 'repuestos'],
  ['batería DEA', 'repuestos', 'programa DEA'],
  ['parches desfibrilador', 'repuestos'],
  ['parches DEA', 'repuestos', 'programa DEA'],
  ['electrodos desfibrilador', 'repuestos'],
  ['electrodos DEA', 'repuestos', 'programa DEA'],
  ['empaque', 'repuestos'],
  ['manguera', 'repuestos'],
];
