import type { SampleCategory } from './sample';

export const categories = [
  { id: 1, name: 'Monitoreo y diagnóstico', image: '/images/categories/monitoreo-400.webp' },
  { id: 2, name: 'Emergencias y reanimación', image: '/images/categories/emergencias-400.webp' },
  { id: 3, name: 'Ventilación y oxigenoterapia', image: '/images/categories/ventilacion-400.webp' },
  { id: 4, name: 'Infusión y succión', image: '/images/categories/infusion-400.webp' },
  { id: 5, name: 'Laboratorio clínico', image: '/images/categories/laboratorio-400.webp' },
  { id: 6, name: 'Esterilización y limpieza', image: '/images/categories/esterilizacion-400.webp' },
  { id: 7, name: 'Metrología y patrones', image: '/images/categories/metrologia-400.webp' },
  { id: 8, name: 'Mobiliario clínico', image: '/images/categories/mobiliario-400.webp' },
] as const satisfies readonly SampleCategory[];
