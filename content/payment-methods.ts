// Sample facts: generic methods with neutral marks; the company must replace them with the ones that it accepts.

export const paymentMethods = {
  title: 'Nuestros medios de pago',
  /** `mark`: the words on the mark. `logo`: its address below public/. */
  items: [
    {
      key: 'pago-en-linea',
      name: 'Tarjetas y pago en línea',
      mark: 'Pago en línea',
      logo: '/images/payments/pago-en-linea.svg',
    },
    {
      key: 'transferencia',
      name: 'Transferencia bancaria',
      mark: 'Transferencia',
      logo: '/images/payments/transferencia.svg',
    },
    {
      key: 'consignacion',
      name: 'Consignación bancaria',
      mark: 'Consignación',
      logo: '/images/payments/consignacion.svg',
    },
    {
      key: 'corresponsal',
      name: 'Corresponsal bancario',
      mark: 'Corresponsal',
      logo: '/images/payments/corresponsal.svg',
    },
    { key: 'billetera', name: 'Billetera digital', mark: 'Billetera digital', logo: '/images/payments/billetera.svg' },
  ],
} as const;
