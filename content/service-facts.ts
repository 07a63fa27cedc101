import type { Characteristic } from './data-sheets';

// Sample facts, as the descriptions of the services say them. The company must replace them all.

/** What each sample service includes, how long it takes and what it leaves: `attributes` of the embedded backend. */
export const serviceFacts: Readonly<Record<number, readonly Characteristic[]>> = {
  901: [
    { name: 'Incluye', value: 'Revisión, limpieza, ajuste y prueba de cada equipo según su manual' },
    { name: 'Frecuencia', value: 'Cronograma anual acordado' },
    { name: 'Entregamos', value: 'Reporte firmado de cada visita, para la hoja de vida' },
    { name: 'Para cotizar', value: 'Cantidad de equipos, sedes y horarios' },
  ],
  902: [
    { name: 'Incluye', value: 'Diagnóstico, reparación autorizada y pruebas de funcionamiento' },
    { name: 'Dónde', value: 'En su sede o en nuestro taller' },
    { name: 'Entregamos', value: 'Reporte con la causa, las piezas cambiadas y las recomendaciones' },
    { name: 'Antes de intervenir', value: 'Le enviamos el costo de la reparación' },
  ],
  903: [
    { name: 'Equipos', value: 'Tensiómetros, básculas, termómetros, micropipetas y bombas de infusión' },
    { name: 'Dónde', value: 'En sitio o en laboratorio, según el equipo' },
    { name: 'Entregamos', value: 'Certificado con puntos medidos, error, incertidumbre y patrones' },
    { name: 'Para cotizar', value: 'Marca, modelo, intervalo de uso y si debe ser acreditado' },
  ],
  904: [
    { name: 'Incluye', value: 'Tierra de protección, aislamiento y corrientes de fuga' },
    { name: 'Límites', value: 'Los de la norma que se acuerde' },
    { name: 'Entregamos', value: 'Un informe por equipo' },
  ],
  905: [
    { name: 'Equipos', value: 'Monitores, desfibriladores, electrocardiógrafos y otros' },
    { name: 'Con qué', value: 'Simuladores y analizadores' },
    { name: 'Entregamos', value: 'Informe con valor esperado, obtenido y conclusión de cada prueba' },
  ],
  906: [
    { name: 'Incluye', value: 'Revisión del espacio, desempaque, instalación, configuración y pruebas' },
    { name: 'No incluye', value: 'Adecuaciones de obra' },
    { name: 'Entregamos', value: 'Acta de recibo con accesorios, seriales y resultados' },
  ],
  907: [
    { name: 'Duración', value: 'De una a cuatro horas' },
    { name: 'Grupo', value: 'Hasta 15 personas, en su sede' },
    { name: 'Incluye', value: 'Práctica sobre el mismo modelo que usan' },
    { name: 'Entregamos', value: 'Guía rápida, lista de asistencia y evaluación escrita' },
  ],
  908: [
    { name: 'Incluye', value: 'Recorrido, placa o código QR y registro de cada equipo' },
    { name: 'Entregamos', value: 'Hoja de cálculo, hojas de vida y soportes en PDF' },
    { name: 'Sirve para', value: 'El cronograma de mantenimiento y calibración' },
  ],
  909: [
    { name: 'Incluye', value: 'Puntos y señalización, visitas periódicas y capacitación del personal' },
    { name: 'En cada visita', value: 'Batería y electrodos' },
    { name: 'Entregamos', value: 'Recordatorio de vencimientos y guía sobre la Ley 1831 de 2017' },
  ],
  910: [
    { name: 'Duración', value: 'Días, semanas o meses' },
    { name: 'Equipos', value: 'Monitores, bombas de infusión, concentradores y succionadores' },
    { name: 'Incluye', value: 'Revisión previa, accesorios y acta de entrega' },
    { name: 'No incluye', value: 'Consumibles' },
    { name: 'Para cotizar', value: 'Fecha, ciudad y cantidad' },
  ],
  911: [
    { name: 'Repuestos', value: 'Sensores, cables, brazaletes, baterías, empaques, filtros y tarjetas' },
    { name: 'Informamos', value: 'Si es original o compatible, tiempo de entrega y garantía' },
    { name: 'Para cotizar', value: 'Una foto de la placa y otra de la pieza' },
  ],
  912: [
    { name: 'Incluye', value: 'Revisión de uso, edad, costo de mantenimiento y repuestos' },
    { name: 'Entregamos', value: 'Listado con especificaciones, requisitos y criterios para comparar' },
    { name: 'Marcas', value: 'No se exige ninguna' },
  ],
};
