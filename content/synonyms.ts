/**
 * Words that visitors use for the same thing: a search for one finds the others too. Accents, capitals and plurals do not matter.
 * A phrase of several words counts as a whole.
 */
export const synonyms: readonly (readonly string[])[] = [
  [
    'DEA',
    'AED',
    'desfibrilador externo automático',
    'desfibrilador automático',
    'desfibrilador semiautomático',
    'DESA',
  ],
  ['tensiómetro', 'esfigmomanómetro', 'baumanómetro'],
  ['electrocardiógrafo', 'ECG', 'EKG', 'electrocardiograma'],
  ['aspirador', 'succionador', 'aspirador de secreciones', 'equipo de succión'],
  ['fonendoscopio', 'estetoscopio'],
  ['oxímetro', 'pulsioxímetro', 'saturómetro', 'saturador', 'pulsoxímetro'],
  ['monitor de signos vitales', 'monitor multiparámetro', 'monitor de paciente', 'monitor multiparamétrico'],
  ['ventilador mecánico', 'respirador', 'ventilador pulmonar'],
  ['resucitador', 'ambú', 'ambu', 'bolsa válvula mascarilla', 'BVM', 'bolsa autoinflable'],
  ['nebulizador', 'inhaloterapia', 'micronebulizador'],
  ['bomba de infusión', 'infusor', 'bomba volumétrica'],
  ['bomba de jeringa', 'perfusor', 'bomba de perfusión', 'jeringa infusora'],
  ['bomba de nutrición', 'bomba de alimentación', 'bomba enteral'],
  ['autoclave', 'esterilizador', 'esterilizador a vapor'],
  ['flujómetro', 'caudalímetro', 'flowmeter', 'rotámetro'],
  ['centrífuga', 'centrifugadora', 'microcentrífuga'],
  ['micropipeta', 'pipeta automática'],
  ['baño serológico', 'baño maría', 'baño de maría'],
  ['lavadora ultrasónica', 'ultrasonido de limpieza', 'cuba ultrasónica', 'tina ultrasónica'],
  ['selladora', 'termoselladora', 'sellador'],
  ['carro de paro', 'carro rojo', 'carro de emergencia', 'carro de reanimación'],
  ['atril', 'portasuero', 'porta suero', 'portasueros'],
  ['lámpara de examen', 'lámpara cuello de cisne', 'lámpara auxiliar'],
  ['termohigrómetro', 'higrómetro', 'medidor de humedad'],
  ['calentador de fluidos', 'calentador de líquidos', 'calentador de sueros'],
  ['reparación', 'arreglo', 'mantenimiento correctivo'],
  ['alquiler', 'renta', 'arriendo'],
  ['capacitación', 'entrenamiento', 'curso'],
  ['repuesto', 'accesorio', 'refacción'],
];

/** What visitors write, and what they may mean by it: a search for the first finds the others, not the other way round. */
export const meanings: readonly (readonly [written: string, ...meant: string[]])[] = [
  ['presión', 'tensiómetro', 'manómetro'],
  ['presión arterial', 'tensiómetro'],
  ['medidor de presión', 'tensiómetro', 'manómetro'],
  ['toma presión', 'tensiómetro'],
  ['electro', 'electrocardiógrafo'],
  ['fonendo', 'estetoscopio'],
  ['temperatura', 'termómetro'],
  ['pistola de temperatura', 'termómetro'],
  ['medidor de temperatura', 'termómetro'],
  ['bala de oxígeno', 'cilindro'],
  ['tanque de oxígeno', 'cilindro'],
  ['pipeta de oxígeno', 'cilindro'],
  ['oxígeno medicinal', 'cilindro', 'concentrador'],
  ['generador de oxígeno', 'concentrador'],
  ['pipeta', 'micropipeta'],
  ['hemograma', 'analizador de hematología'],
  ['cuadro hemático', 'analizador de hematología'],
  ['contador hematológico', 'analizador de hematología'],
  ['estufa de secado', 'horno de secado'],
  ['secador', 'horno de secado'],
  ['diván', 'camilla'],
  ['pesa personas', 'báscula'],
  ['simulador de DEA', 'entrenador de DEA'],
  ['caja para DEA', 'gabinete'],
  ['primeros auxilios', 'emergencias', 'reanimación'],
];

/** Words that say nothing of what is wanted; they count only in a search that has no other. */
export const stopWords =
  'a al con d de del el en la las los o para por un una unos unas y equipo equipos ref referencia'.split(' ');

/** Words of a line of a pasted list that do not say which thing is wanted. */
export const neutralWords =
  'adquisición aparato cod código compra completa completo cotización dispositivo incluida incluido incluye instrumento máquina marca modelo nueva nuevo precio servicio sin suministro tipo unidad'.split(
    ' ',
  );

/** Neutral too, but they may make another thing of one word: an incubator of a laboratory is not that of indicators. */
export const placeWords =
  'área biomédico biomédica clínica clínico consultorio hospital hospitalaria hospitalario IPS laboratorio médica médico paciente profesional sala UCI urgencias uso'.split(
    ' ',
  );

/** Units as they are written, folded and in the singular. */
export const unitWords: readonly (readonly string[])[] = [
  ['litro', 'l', 'lt', 'lts', 'ltr', 'ltrs'],
  ['mililitro', 'ml', 'cc'],
  ['microlitro', 'μl', 'ul'],
  ['gramo', 'g', 'gr', 'grs'],
  ['kilogramo', 'kilo', 'kg', 'kgs'],
  ['miligramo', 'mg'],
];
