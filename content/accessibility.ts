import { contact } from './contact';

/** States facts: change it when a test, a limit or a way to reach the company changes. */
export const accessibility = {
  title: 'Declaración de accesibilidad',
  intro:
    'Este sitio está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA. En nuestras pruebas no quedan incumplimientos conocidos.',
  sections: [
    {
      title: 'Qué cumplimos',
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
      title: 'Lo que todavía no podemos asegurar',
      items: [
        'Lo comprobamos con axe-core y otras pruebas automáticas en Chromium, la última vez en noviembre de 2026, que no encuentran todas las dificultades. Aún no lo hemos hecho con personas con discapacidad ni con una entidad externa.',
        'Los documentos PDF (políticas y fichas técnicas) no se han revisado con un lector de pantalla. Si necesita su contenido en otro formato, pídalo y se lo enviamos.',
        'El mapa interactivo y los sitios a los que llevamos por enlaces son de otras organizaciones. La dirección está escrita en todas las páginas.',
      ],
    },
  ],
  tell: {
    title: 'Cómo contarnos un problema',
    text: `Díganos en qué página le ocurrió, qué quería hacer y con qué dispositivo o ayuda técnica. ${contact.hours.text}`,
  },
} as const;
