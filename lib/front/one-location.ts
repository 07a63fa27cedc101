import type { ServerResponse } from 'node:http';

/** The framework (16.4.5) sets Location on the first answer of a permanent redirect and then appends it again; clients join the two. */
export function keepOneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader('location') ? response : append(name, value);
}
