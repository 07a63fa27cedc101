/** Texts of what identifies a product before an authority, of its documents, and of what belongs to it. */
export const identity = {
  title: 'Registro e identificación',
  labels: {
    healthRegistration: 'Registro sanitario',
    holder: 'Titular del registro',
    validUntil: 'Vigente hasta',
    riskClass: 'Clase de riesgo',
    manufacturer: 'Fabricante',
    country: 'País de origen',
    udiDi: 'UDI-DI',
    gmdn: 'GMDN',
    umdns: 'UMDNS',
    unspsc: 'UNSPSC',
  },
  /** Before the id of a product. */
  reference: 'Referencia',
  /** Before the company's own code. */
  code: 'Código',
  /** Who issues every registro sanitario of a medical device in Colombia (Decreto 4725 de 2005). */
  issuer: 'INVIMA',
  documents: {
    ficha: 'Ficha técnica',
    manual: 'Manual',
    declaracion: 'Declaración de conformidad',
    certificado: 'Certificado',
  },
  belongings: {
    accessories: 'Accesorios',
    spares: 'Repuestos',
    consumables: 'Consumibles',
    services: 'Servicios para este equipo',
  },
  replaced: 'Este producto fue reemplazado por',
} as const;

/** Whom a product is for, told on its page. */
export const audience = {
  professional: 'Dirigido a profesionales e instituciones de salud.',
  public: 'Para lugares públicos, empresas e instituciones.',
  /** Words of the names of what the public may use. */
  publicWords: ['DEA', 'AED'],
} as const;
