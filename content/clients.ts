// Sample facts: these institutions are invented; the company must replace them with its own clients and partners.

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
