/** Leads a browser to `path`, which is relative, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2). */
export function seeOther(path: string, headers?: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } });
}
