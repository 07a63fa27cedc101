// Sample facts: invented institutions and neutral marks; the company must replace them with its own.

export const clients = {
  title: 'Nuestros clientes y aliados',
  /** `name`: at most 24 characters, because the mark shows it. `logo`: address of a mark below public/. */
  items: [
    { name: 'Clínica Ejemplo del Sur', logo: '/images/clients/clinica-ejemplo.svg' },
    { name: 'Hospital Ejemplo Norte', logo: '/images/clients/hospital-ejemplo.svg' },
    { name: 'Laboratorio Ejemplo', logo: '/images/clients/laboratorio-ejemplo.svg' },
    { name: 'Cardio Ejemplo', logo: '/images/clients/cardio-ejemplo.svg' },
    { name: 'Rescate Ejemplo', logo: '/images/clients/rescate-ejemplo.svg' },
    { name: 'Fundación Ejemplo', logo: '/images/clients/fundacion-ejemplo.svg' },
    { name: 'Universidad de Ejemplo', logo: '/images/clients/universidad-ejemplo.svg' },
    { name: 'Odontología Ejemplo', logo: '/images/clients/odontologia-ejemplo.svg' },
  ],
} as const;

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
