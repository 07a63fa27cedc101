// Sample facts: these institutions are invented; the company must replace them with its own clients and partners.

export const clients = {
  title: 'Nuestros clientes y aliados',
  /** `name`: at most 24 characters, because the mark shows it. `logo`: address of a mark below public/. */
  items: [
    { key: 'clinica-ejemplo', name: 'Clínica Ejemplo del Sur', logo: '/images/clients/clinica-ejemplo.svg' },
    { key: 'hospital-ejemplo', name: 'Hospital Ejemplo Norte', logo: '/images/clients/hospital-ejemplo.svg' },
    { key: 'laboratorio-ejemplo', name: 'Laboratorio Ejemplo', logo: '/images/clients/laboratorio-ejemplo.svg' },
    { key: 'cardio-ejemplo', name: 'Cardio Ejemplo', logo: '/images/clients/cardio-ejemplo.svg' },
    { key: 'rescate-ejemplo', name: 'Rescate Ejemplo', logo: '/images/clients/rescate-ejemplo.svg' },
    { key: 'fundacion-ejemplo', name: 'Fundación Ejemplo', logo: '/images/clients/fundacion-ejemplo.svg' },
    { key: 'universidad-ejemplo', name: 'Universidad de Ejemplo', logo: '/images/clients/universidad-ejemplo.svg' },
    { key: 'odontologia-ejemplo', name: 'Odontología Ejemplo', logo: '/images/clients/odontologia-ejemplo.svg' },
  ],
} as const;
