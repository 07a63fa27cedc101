/** Awaits a command of Redis; `otherwise` when its key holds another type of value, which is no failure. */
export async function catchForeign<T>(command: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return otherwise;
    throw error;
  }
}
