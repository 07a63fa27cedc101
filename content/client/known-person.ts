/** Offers the details of the visit's last message; apart, for a script that few visitors load. */
export const knownPerson = { use: 'Usar los mismos datos', forget: 'Olvidar' } as const;
