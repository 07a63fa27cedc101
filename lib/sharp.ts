/** sharp's CommonJS file: its ES module does not load on Node 20.9 (docs/workarounds.md). */
export const sharp = require('sharp') as typeof import('sharp').default;
