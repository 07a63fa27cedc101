/** A contact message as a visitor writes it, and as the backend gets it. */
export const contact = {
  client_name: 'Ana Pérez',
  email: 'ana@example.com',
  phone_number: '300 123 4567',
  description: 'Hola',
  policy: 'on',
};

export const forwarded = {
  client_name: 'Ana Pérez',
  email: 'ana@example.com',
  phone_number: '3001234567',
  description: 'Hola',
};
