import type { SampleItem } from './sample';

const descriptions = {
  preventive:
    'Revisamos, limpiamos, ajustamos y probamos sus equipos según el manual de cada uno y un cronograma anual acordado con usted. Cada visita deja un reporte firmado con los hallazgos, las piezas cambiadas y el estado final del equipo, listo para archivar en la hoja de vida. Cotice indicando la cantidad de equipos, las sedes y los horarios en que podemos intervenirlos.',
  corrective:
    'Diagnosticamos la falla en su sede o en nuestro taller y le enviamos el costo de la reparación antes de intervenir el equipo. Después del arreglo hacemos pruebas de funcionamiento y entregamos un reporte con la causa, las piezas cambiadas y las recomendaciones. Si la reparación no conviene por edad, costo o falta de repuestos, lo decimos por escrito.',
  calibration:
    'Comparamos tensiómetros, básculas, termómetros, micropipetas y bombas de infusión con patrones de referencia, en sitio o en laboratorio según el equipo. El certificado presenta los puntos medidos, el error, la incertidumbre y los patrones usados. Al cotizar, indique marca, modelo, intervalo de uso y si su auditoría exige que el servicio sea acreditado.',
  electrical_safety:
    'Medimos la resistencia de la tierra de protección, el aislamiento y las corrientes de fuga de sus equipos con un analizador de seguridad eléctrica. Cada prueba compara los resultados con los límites de la norma que se acuerde y deja un informe por equipo. Si encontramos un valor fuera del límite, avisamos de inmediato y recomendamos retirarlo de uso.',
  verification:
    'Comprobamos con simuladores y analizadores que monitores, desfibriladores, electrocardiógrafos y otros equipos midan dentro de la tolerancia declarada por su fabricante. Usted recibe un informe con el valor esperado, el obtenido y la conclusión de cada prueba. Sirve para el control entre calibraciones, después de una reparación o al recibir un equipo nuevo.',
  installation:
    'Revisamos antes de la entrega el espacio, la red eléctrica, los gases y los desagües que el equipo necesita. El día acordado lo desempacamos, instalamos, configuramos y probamos, y dejamos un acta de recibo con accesorios, seriales y resultados. Las adecuaciones de obra no están incluidas; si hacen falta, entregamos la lista con anticipación.',
  training:
    'Formamos al personal asistencial y técnico en el manejo, la limpieza y la revisión diaria de los equipos, con práctica sobre el mismo modelo que usan. La sesión dura de una a cuatro horas, en su sede, para grupos de hasta 15 personas. Entregamos guía rápida, lista de asistencia y evaluación escrita. Puede pedirla con la compra o para equipos que ya tiene.',
  inventory:
    'Recorremos sus sedes, identificamos cada equipo con placa o código QR y registramos marca, modelo, serie, ubicación, estado y riesgo. Con esa información organizamos las hojas de vida y el cronograma de mantenimiento y calibración. Entregamos los datos en hoja de cálculo, para que pueda usarlos en su propio sistema, y los soportes en PDF.',
  aed_program:
    'Acompañamos a centros comerciales, conjuntos residenciales, colegios, gimnasios y empresas en la ubicación y el cuidado de sus desfibriladores externos automáticos. Definimos con usted los puntos y la señalización, revisamos batería y electrodos en visitas periódicas y capacitamos al personal. Incluye un recordatorio de vencimientos y una guía sobre la Ley 1831 de 2017.',
  rental:
    'Alquilamos monitores, bombas de infusión, concentradores y succionadores por días, semanas o meses, para cubrir una reparación, un evento o un aumento de pacientes. Cada equipo sale revisado, con accesorios y acta de entrega. Al cotizar, cuéntenos la fecha, la ciudad y la cantidad; la disponibilidad se confirma con la cotización y los consumibles se cobran aparte.',
  spare_parts:
    'Conseguimos sensores, cables, brazaletes, baterías, empaques, filtros y tarjetas para equipos de distintas marcas. Envíe una foto de la placa y de la pieza para confirmar la referencia antes de cotizar. Informamos si el repuesto es original o compatible, el tiempo de entrega y la garantía. También podemos instalarlo y probar el equipo después del cambio.',
  consulting:
    'Ayudamos a definir qué equipos necesita un servicio nuevo o cuáles conviene renovar primero, según el uso, la edad, el costo de mantenimiento y los repuestos disponibles. Entregamos un listado con especificaciones mínimas, requisitos de instalación y criterios para comparar ofertas. Las especificaciones se redactan sin exigir una marca, ni siquiera las que vendemos.',
} as const satisfies Readonly<Record<string, string>>;

type Picture = keyof typeof descriptions;

const toServiceItem = (id: number, name: string, picture: Picture, related: readonly number[]): SampleItem => ({
  id,
  name,
  type: 'SERVICE',
  brand: '',
  categoryId: 0,
  picture,
  description: descriptions[picture],
  dataSheet: '',
  related,
});

export const services = [
  toServiceItem(901, 'Mantenimiento preventivo programado', 'preventive', [902, 908, 911, 905]),
  toServiceItem(902, 'Mantenimiento correctivo y reparación', 'corrective', [911, 901, 910, 904]),
  toServiceItem(903, 'Calibración de equipos biomédicos', 'calibration', [905, 706, 705, 704]),
  toServiceItem(904, 'Pruebas de seguridad eléctrica', 'electrical_safety', [701, 901, 905, 906]),
  toServiceItem(905, 'Verificación metrológica de equipos', 'verification', [903, 702, 703, 904]),
  toServiceItem(906, 'Instalación/puesta en marcha de equipos', 'installation', [907, 904, 301, 602]),
  toServiceItem(907, 'Capacitación en uso seguro', 'training', [909, 202, 906, 901]),
  toServiceItem(908, 'Inventario y hojas de vida', 'inventory', [901, 912, 905, 903]),
  toServiceItem(909, 'Programa DEA para espacios públicos', 'aed_program', [201, 206, 202, 907]),
  toServiceItem(910, 'Alquiler de equipos', 'rental', [101, 303, 404, 401]),
  toServiceItem(911, 'Repuestos y accesorios para equipos', 'spare_parts', [902, 901, 101, 401]),
  toServiceItem(912, 'Asesoría en dotación y renovación', 'consulting', [908, 906, 901, 904]),
] as const satisfies readonly SampleItem[];
