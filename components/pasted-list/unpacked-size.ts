import { unzipSync } from 'fflate';

/** A list of 100 lines is far smaller; a bomb says thousands of times its own size. */
const MAX_UNPACKED_BYTES = 50 * 1024 ** 2;

/** Throws for an archive that says it unpacks to more than a browser should hold; unpacks nothing. */
export function checkUnpackedSize(bytes: Uint8Array): void {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > MAX_UNPACKED_BYTES) throw new Error('the file unpacks to too much');
}
