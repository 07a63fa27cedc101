type Handler = (request: Request) => Promise<Response>;
type Product = { readonly id: number; readonly name: string };

/** Names that a build cannot make a folder of as they are; the first three have addresses that can be one. */
const ODD_NAMES = ['\uD800', '.', '..', 'Monitor\0', 'x'.repeat(240_000)];
/** How many of their pages a build makes. */
export const ODD_PAGES = 3;

/** `handler` with products of odd names among the featured ones for as long as `isOdd` says so. */
export function withOddNames(handler: Handler, isOdd: () => boolean): Handler {
  const odd: readonly Product[] = ODD_NAMES.map((name, index) => ({ id: 900_001 + index, name }));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const product = odd.find(({ id }) => pathname === `/product/${id}`);
    if (!isOdd() || !(product || pathname === '/products/suggested')) return handler(request);
    if (product) return Response.json(product);
    const suggested = (await (await handler(request)).json()) as readonly Product[];
    return Response.json([...suggested, ...odd]);
  };
}
