/** On the printed list, once it is sent. */
export const sentList = { number: 'Solicitud', sent: 'enviada el' } as const;
