// Sample text: the company must replace its commitments, indicators and goals with its own.
import type { PolicyDocument } from './policy-document';

export const quality = {
  file: 'politica-de-calidad.pdf',
  title: 'Política de calidad',
  lead: 'Lo que usted puede esperar de nuestros equipos y servicios, y la forma en que comprobamos que lo estamos cumpliendo.',
  warning: '',
  sections: [
    { title: 'Nuestro compromiso', blocks: [{ kind: 'shared', list: 'qualityPolicy' }] },
    {
      title: 'Objetivos de calidad',
      blocks: [{ kind: 'shared', list: 'qualityObjectives' }],
    },
    {
      title: 'Cómo lo hacemos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Antes de vender preguntamos para qué servicio es el equipo, quién lo usará y qué instalaciones tiene. Si no conviene, lo decimos.',
            'Al entregar, probamos el equipo y dejamos un acta con accesorios, serie y resultados.',
            'En cada servicio seguimos el manual del equipo y entregamos un reporte firmado, listo para la hoja de vida.',
            'En metrología usamos patrones con calibración vigente; el certificado dice cuáles se usaron y la incertidumbre de cada punto.',
            'Si encontramos un riesgo para el paciente o para quien usa el equipo, avisamos de inmediato y recomendamos retirarlo de uso.',
          ],
        },
      ],
    },
    {
      title: 'Quién responde',
      blocks: [
        {
          kind: 'list',
          items: [
            'La dirección fija los objetivos, da los recursos y revisa los resultados por lo menos una vez al año.',
            'El personal técnico y comercial cumple los procedimientos y avisa cuando algo se puede mejorar.',
            'Servicio al cliente recibe las quejas, las lleva hasta su cierre y cuenta qué cambió por ellas.',
          ],
        },
      ],
    },
    {
      title: 'Cómo lo medimos',
      blocks: [
        {
          kind: 'table',
          caption: 'Indicadores y metas (de muestra)',
          head: ['Indicador', 'Meta', 'Se revisa'],
          rows: [
            ['Entregas y servicios cumplidos en la fecha acordada', '95 % o más', 'Cada mes'],
            ['Clientes que califican la atención con 4 o 5 sobre 5', '90 % o más', 'Cada trimestre'],
            ['Peticiones, quejas y reclamos respondidos a tiempo', '100 %', 'Cada mes'],
            ['Equipos que fallan por lo mismo dentro de la garantía', 'Menos del 3 %', 'Cada trimestre'],
            ['Horas de capacitación por técnico y asesor', '24 al año', 'Cada semestre'],
            ['Patrones de medición con calibración vigente', '100 %', 'Cada mes'],
          ],
        },
      ],
    },
    {
      title: 'Las normas que tenemos presentes',
      blocks: [
        {
          kind: 'text',
          text: 'El Decreto 4725 de 2005 regula el registro sanitario, el permiso de comercialización y la vigilancia sanitaria de los dispositivos médicos. Cuando un producto lo requiere, informamos su registro o permiso con la cotización; puede comprobarlo en el sitio del Invima: https://www.invima.gov.co.',
        },
        {
          kind: 'text',
          text: 'La Resolución 4816 de 2008 reglamenta el Programa Nacional de Tecnovigilancia. Si sabe de un incidente o evento adverso con un equipo que le vendimos o mantenemos, cuéntenos: conservamos la información y apoyamos el reporte y el análisis.',
        },
      ],
    },
    {
      title: 'Ayúdenos a mejorar',
      blocks: [
        {
          kind: 'text',
          text: 'Si algo no salió como esperaba, escríbanos a {email} o use el formulario de PQR en {pqr}. Cada caso se registra, se busca su causa y se le responde.',
        },
        {
          kind: 'text',
          text: 'Este documento no declara certificaciones ni acreditaciones. Cuando la empresa las tenga, debe citarlas aquí con su número, alcance y vigencia.',
        },
      ],
    },
  ],
} as const satisfies PolicyDocument;
