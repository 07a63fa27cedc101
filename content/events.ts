// Sample facts: the company must replace these events and their pictures with its own.

export const events = {
  title: 'Nuestros eventos',
  /** `date`: the year. `images`: pictures below public/, 800 × 533 px, with a copy of 400 px beside each. */
  items: [
    {
      title: 'Feria de la salud',
      date: 2018,
      description:
        'Recibimos en nuestro stand a profesionales e instituciones de salud, les mostramos los equipos en funcionamiento y resolvimos sus preguntas sobre uso, mantenimiento y metrología.',
      images: [
        { src: '/images/events/feria-salud-1-800.webp', alt: 'Stand de feria con equipos biomédicos en exhibición' },
        { src: '/images/events/feria-salud-2-800.webp', alt: 'Otra vista del stand con equipos biomédicos' },
      ],
    },
    {
      title: 'Donación de ventiladores',
      date: 2020,
      description:
        'En un año difícil para todos, donamos ventiladores a instituciones de salud. Nuestro equipo técnico los revisó antes de la entrega y acompañó su puesta en funcionamiento.',
      images: [
        {
          src: '/images/events/donacion-ventiladores-1-800.webp',
          alt: 'Ventiladores mecánicos junto a cajas listas para la entrega',
        },
        { src: '/images/events/donacion-ventiladores-2-800.webp', alt: 'Otra vista de los ventiladores y sus cajas' },
      ],
    },
    {
      title: 'Nuestros 25 años',
      date: 2023,
      description:
        'Celebramos 25 años de trabajo con nuestros colaboradores, clientes y aliados. Fue una jornada para recordar el camino recorrido y agradecer la confianza de quienes nos acompañan.',
      images: [
        { src: '/images/events/aniversario-1-800.webp', alt: 'Letras «25 AÑOS» en relieve, con globos de colores' },
        { src: '/images/events/aniversario-2-800.webp', alt: 'Otra vista de las letras «25 AÑOS» con globos' },
      ],
    },
    {
      title: 'Exposición de defensa y medicina de emergencias',
      date: 2023,
      description:
        'Presentamos equipos para la atención de emergencias, entre ellos desfibriladores externos automáticos, y conversamos con los asistentes sobre su uso y su mantenimiento.',
      images: [
        {
          src: '/images/events/expo-emergencias-1-800.webp',
          alt: 'Desfibrilador externo automático y camilla en un stand de exposición',
        },
        {
          src: '/images/events/expo-emergencias-2-800.webp',
          alt: 'Otra vista del stand con el desfibrilador y la camilla',
        },
      ],
    },
  ],
} as const;
