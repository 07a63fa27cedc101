/** Words by which a pasted list is understood, in lower case and without accents. */
export const listWords = {
  /** First words of the headings of a table, by what their column has; 'skip' is what says nothing of what is wanted. */
  headings: {
    name: 'articulo bien bienes concepto descripcion detalle dispositivo elemento equipo equipos insumo nombre producto productos servicio',
    more: 'brand fabricante marca modelo',
    code: 'cod codigo ref referencia sku',
    quantity: 'cant cantidad cantidades qty',
    unit: 'medida presentacion u um und unid unidad unidades',
    remark: 'caracteristica caracteristicas especificacion especificaciones nota notas observacion observaciones',
    skip: 'foto imagen invima item iva n nit no nro num numero precio registro sanitario subtotal total valor vr',
  },
  /** Words of the last rows of a table, which ask for nothing. */
  totals: 'iva nit subtotal subtotales suma suman sumatoria total totales',
  /** What may stand beside them: 'TOTAL GENERAL', 'TOTAL A PAGAR', 'IVA DEL 19 %'. */
  besideTotals: 'a con cop de del general gran incluido la lista neto pagar sin sub usd',
  /** What may stand beside headings: 'CANTIDAD SOLICITADA'. */
  besideHeadings: 'requerida requerido solicitada solicitado unitaria unitario',
  /** What a quantity counts where it says nothing more. */
  units: [
    'unidades',
    'unidad',
    'unids',
    'unid',
    'unds',
    'und',
    'uds',
    'ud',
    'un',
    'u',
    'piezas',
    'pieza',
    'pzas',
    'pza',
    'ea',
    'c/u',
  ],
  /** What a quantity counts where it matters: '10 cajas de guantes'. */
  packs: [
    'cajas',
    'caja',
    'cjs',
    'cj',
    'paquetes',
    'paquete',
    'paq',
    'pares',
    'par',
    'rollos',
    'rollo',
    'galones',
    'galon',
    'docenas',
    'docena',
    'frascos',
    'frasco',
    'resmas',
    'resma',
  ],
  /** The same where it stands behind the number alone: as first word it is a part of a name, 'juego de pesas'. */
  sets: ['kits', 'kit', 'juegos', 'juego', 'sets', 'set', 'bolsas', 'bolsa'],
  /** A number before one of these belongs to a name: 'de 12 pulgadas', '5 L/min'. */
  measures:
    'amperios bar bits bpm brazos cajones canal canales cc cm cuerpos derivaciones dias entrepanos fases frascos funciones g galones ganchos gavetas gb ghz gr grados h horas hp hz in kg kilos kpa kva kw l lb libras litro litros lpm lt lts lumenes m ma mah meses mg mhz min minutos ml mm mmhg mv niveles parametros partes pasos pesos pies posiciones psi puestos pulg pulgadas ranuras rpm s segundos tubos ul v va vatios vias voltios w watts',
  numbers: ['un', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  /** Numbers in words that are shown and not counted. */
  largeNumbers:
    'trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos doscientas trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas setecientos setecientas ochocientos ochocientas novecientos novecientas mil',
  /** A number behind one of these is a size: 'guantes tallas 7'. */
  sizes:
    'tallas talla calibres calibre numeros numero nro no n series serie mas gris modelo ref referencia tamano # n° nº version',
} as const;
