/** Wraps `ask` so that all who ask the same at once share one call and its answer. */
export function singleFlight<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key) => {
    const flight = flights.get(key) ?? ask(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
