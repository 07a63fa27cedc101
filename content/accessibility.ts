import { contact } from './contact';

/** The accessibility statement. It says what is so: change it when a test, a limit or a way to reach the company changes. */
export const accessibility = {
  title: 'Declaración de accesibilidad',
  intro:
    'Queremos que todas las personas puedan conocer nuestros equipos y servicios, pedir una cotización y escribirnos, con el dispositivo y la ayuda técnica que usen.',
  sections: [
    {
      id: 'nivel',
      title: 'Qué cumplimos',
      text: 'Este sitio está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA. En nuestras pruebas no quedan incumplimientos conocidos en las páginas del sitio.',
      items: [
        'Todo se puede usar solo con el teclado y en un orden lógico; el primer enlace de cada página permite saltar al contenido.',
        'Cada página tiene un título propio, un encabezado principal y regiones con nombre, para recorrerla con un lector de pantalla.',
        'El texto se puede ampliar hasta el 400\u00a0% sin perder contenido ni desplazarse hacia los lados.',
        'Los elementos en movimiento se pueden pausar y permanecen quietos si su dispositivo está configurado para reducir el movimiento.',
        'Los colores tienen contraste suficiente y el sitio respeta los modos de alto contraste.',
        'Los formularios dicen con palabras qué falta y en qué campo, y conservan lo que usted ha escrito.',
        'Las páginas y los formularios funcionan también sin JavaScript.',
      ],
    },
    {
      id: 'limites',
      title: 'Lo que todavía no podemos asegurar',
      text: '',
      items: [
        'Los documentos PDF (políticas y fichas técnicas) no se han revisado con un lector de pantalla. Si necesita su contenido en otro formato, pídalo y se lo enviamos.',
        'El mapa interactivo y los sitios a los que llevamos por enlaces son de otras organizaciones. La dirección está escrita en todas las páginas.',
        'Las imágenes de los equipos se describen con el nombre del equipo; lo demás está en el texto de su página.',
        'Ninguna entidad externa ha evaluado el sitio.',
      ],
    },
    {
      id: 'pruebas',
      title: 'Cómo lo comprobamos',
      text: 'Cada cambio del sitio pasa por pruebas automáticas en un navegador (Chromium), la última vez en noviembre de 2026:',
      items: [
        'axe-core en todos los tipos de página, en pantallas de 360, 768 y 1280 píxeles, y con el menú abierto, los avisos visibles, los formularios con errores y los carruseles en pausa.',
        'Un recorrido solo con el teclado, desde el inicio hasta una cotización enviada.',
        'La validez del HTML de cada tipo de página.',
        'La lectura sin JavaScript, con ampliación del 400\u00a0%, con menos movimiento y con colores forzados.',
      ],
      closing:
        'Estas pruebas no encuentran todas las dificultades. Aún no las hemos hecho con personas con discapacidad ni con cada lector de pantalla; por eso nos importa lo que usted nos cuente.',
    },
    {
      id: 'contarnos',
      title: 'Cómo contarnos un problema',
      text: 'Díganos en qué página le ocurrió, qué quería hacer y con qué dispositivo o ayuda técnica. Si lo prefiere, le atendemos la solicitud por teléfono, correo o WhatsApp.',
      items: [],
      closing: contact.hours.text,
    },
  ],
  write: 'Escribir por el formulario de contacto',
  pqr: 'Presentar una petición, queja o reclamo (PQR)',
} as const;
