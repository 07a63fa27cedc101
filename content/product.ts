/** Texts of what identifies a product before an authority, of its documents, and of what belongs to it. */
export const identity = {
  labels: {
    healthRegistration: 'Registro sanitario',
    holder: 'Titular del registro',
    validUntil: 'Vigente hasta',
    risk_class: 'Clase de riesgo',
    manufacturer: 'Fabricante',
    country: 'País de origen',
    udi_di: 'UDI-DI',
    gmdn: 'GMDN',
    umdns: 'UMDNS',
    unspsc: 'UNSPSC',
  },
  /** Before the id of a product. */
  reference: 'Referencia',
  /** Before the company's own code. */
  code: 'Código',
  documents: {
    ficha: 'Ficha técnica',
    manual: 'Manual',
    declaracion: 'Declaración de conformidad',
    certificado: 'Certificado',
  },
  complements: {
    accessories: 'Accesorios',
    spares: 'Repuestos',
    consumables: 'Consumibles',
    services: 'Servicios para este equipo',
  },
  replaced: 'Este producto fue reemplazado por',
} as const;

// The promises are samples: the company must replace them with its own.

/** Texts of the documents of a product and of its printed page. */
export const productSheet = {
  documents: 'Documentos y respaldo',
  print: 'Imprimir ficha',
  /** Keep them as the policies say it. */
  promises: {
    equipment: {
      guarantee: 'Garantía de 12 meses',
      others:
        'La garantía es de equipos nuevos. Entrega en Bogotá de 1 a 3 días hábiles, si está disponible. Soporte: primera respuesta en 1 día hábil.',
    },
    service: {
      guarantee: 'Garantía de 6 meses',
      others: 'La garantía es de los repuestos que instalamos. Soporte: primera respuesta en 1 día hábil.',
    },
  },
  /** Before the address on paper. */
  address: 'Esta ficha en línea',
} as const;

/** Texts of the large picture of a product. */
export const viewerTexts = {
  label: 'Imagen ampliada',
  close: 'Cerrar',
  zoomIn: 'Acercar',
} as const;
