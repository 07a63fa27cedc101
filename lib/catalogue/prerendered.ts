/** What a folder's name may not have on Linux, macOS or Windows, and the brackets that mark the framework's own folders. */
const FORBIDDEN = /[\p{Cc}<>:"|*\\[\]]|[. ]$/u;
/** Most file systems allow no more. */
const MAX_BYTES = 255;

/** True when the build can make a page under this name: the framework (16.4.5) keeps it in a folder of that name, with '/', '?' and '#' escaped. */
export function isFolderName(name: string): boolean {
  const folder = name.replace(/[/?#]/g, encodeURIComponent);
  return folder !== '' && !FORBIDDEN.test(folder) && new TextEncoder().encode(folder).length <= MAX_BYTES;
}
