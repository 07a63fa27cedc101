/** Awaits a command; `otherwise` when its key holds another type of value, which is no failure of Redis: https://redis.io/docs/latest/develop/using-commands/keyspace/ */
export async function catchForeign<T>(command: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return otherwise;
    throw error;
  }
}
