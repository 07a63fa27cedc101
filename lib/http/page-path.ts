/** True for the address of a page or of a route handler beside the pages; false for files, pictures and /api/. */
export function isPagePath(url: string): boolean {
  return !/^\/(?:_next|images|docs|api)\//.test(url);
}
