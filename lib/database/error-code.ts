/** The code of a system's or the database's error ('ENOENT', 'SQLITE_BUSY'), or ''. */
export function getErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
