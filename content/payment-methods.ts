// Sample facts: generic methods with neutral marks; the company must replace them with the ones that it accepts.

export const paymentMethods = {
  title: 'Nuestros medios de pago',
  /** `mark`: the words on the mark. `logo`: its address below public/. */
  items: [
    { mark: 'Pago en línea', logo: '/images/payments/pago-en-linea.svg' },
    { mark: 'Transferencia', logo: '/images/payments/transferencia.svg' },
    { mark: 'Consignación', logo: '/images/payments/consignacion.svg' },
    { mark: 'Corresponsal', logo: '/images/payments/corresponsal.svg' },
    { mark: 'Billetera digital', logo: '/images/payments/billetera.svg' },
  ],
} as const;
