/** Words by which a pasted list is understood, in lower case and without accents. */
export const listWords = {
  /** Heading words by column type; the column of the first matching word of `name` has the name. */
  headings: {
    quantity: 'cant cantidad cantidades qty quantity',
    code: 'id cod codigo code ref referencia sku',
    skip: 'no n nro num numero item precio valor vr subtotal total iva foto imagen',
    name: 'nombre name descripcion description detalle producto productos articulo dispositivo equipo equipos device elemento insumo bien bienes concepto servicio item',
    note: 'marca brand fabricante modelo model serie serial servicio area ubicacion sede unidad und um medida presentacion especificacion especificaciones caracteristicas observacion observaciones nota notas registro invima estado clase riesgo',
  },
  /** What a quantity counts where it says nothing more. */
  pieces: 'u|un|und|unds|unid|unids|unidad|unidades|ud|uds|pza|pzas|pieza|piezas|c/u',
  /** What a quantity counts where it matters: 'guantes, 10 cajas'. */
  packs: 'cajas?|paquetes?|pares|rollos?|frascos?|galon(?:es)?|kits?|juegos?|bolsas?',
  numbers: ['un', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  /** A number behind one of these is a size: 'guantes talla: 7', 'caja x 100'. */
  sizes:
    'talla|tallas|calibre|calibres|numero|numeros|nro|no|n|serie|modelo|ref|referencia|tamano|version|caja|cajas|paquete|bolsa|por|rayos',
  /** Before what is asked for: 'Buenas, por favor me cotiza 2 camas'. */
  openings:
    'hola|buen[oa]s|d[ií]as|tardes|noches|cordial saludo|por favor|porfa|porfavor|favor|me|nos|necesit(?:o|amos)|requiero|requerimos|se requiere|solicit(?:o|amos)|quier(?:o|e)|queremos|cotizar|coti[cz]ar?me|cotic[eo]|cotizan?|cotizaci[oó]n|de|del|para|urge',
  /** A row that begins so and says no number greets or thanks. */
  courtesies:
    'hola|buen(?:[oa]s)?|cordial(?:mente)?|atentamente|gracias|muchas gracias|saludos|qued(?:o|amos) atent[oa]s?',
} as const;
