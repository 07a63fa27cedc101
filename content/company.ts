// Sample facts: the company must replace every statement in this file with its own.

import { site } from './site';

export const company = {
  title: 'Experiencia',
  /** Follows the number of years in business. */
  years: 'años',
  /** Each has running text (`body`) or a list (`items`). */
  sections: [
    {
      id: 'vision',
      title: 'Visión',
      body: 'Ser el aliado en tecnología médica al que las instituciones de salud de Colombia acuden con confianza, por la seriedad de nuestra asesoría y el cuidado con que atendemos cada equipo.',
    },
    {
      id: 'mision',
      title: 'Misión',
      body: 'Acompañar a quienes cuidan la salud con equipos biomédicos adecuados a su necesidad y con servicios de mantenimiento, metrología y verificación que ayuden a conservarlos seguros y disponibles.',
    },
    {
      id: 'trayectoria',
      title: 'Trayectoria',
      body: `En ${site.name} llevamos ${site.yearsInBusiness} años en la venta y el mantenimiento de equipos biomédicos. Con el tiempo sumamos servicios de metrología y verificación, para acompañar a cada institución en la elección del equipo y durante su uso.`,
    },
    {
      id: 'politica-de-calidad',
      title: 'Política de Calidad',
      body: 'Nos comprometemos a cumplir lo que acordamos con cada cliente y los requisitos que aplican a nuestra labor, con personal capacitado, procesos documentados y mejora continua de nuestros productos y servicios.',
    },
    {
      id: 'objetivos-de-calidad',
      title: 'Objetivos de calidad',
      items: [
        'Escuchar a nuestros clientes y mejorar a partir de sus opiniones.',
        'Entregar los equipos y servicios en los plazos acordados.',
        'Mantener capacitado al personal que asesora y presta el servicio técnico.',
        'Documentar cada mantenimiento, medición y verificación de forma clara y trazable.',
        'Atender las peticiones, quejas y reclamos con una respuesta oportuna.',
      ],
    },
  ],
} as const;
