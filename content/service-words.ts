type Service = {
  /** Words of the catalogue that name the service. */
  readonly service: string;
  /** What visitors write who want it: verbs in the forms that they take, and nouns. */
  readonly words: readonly string[];
};

const toWords = (text: string) => text.split(' ');

/** A search with one of these words is for a service first, whatever equipment it names too: 'me reparan un monitor'. */
export const serviceWords: readonly Service[] = [
  {
    service: 'reparación',
    words: [
      ...toWords(
        'reparación reparar repara reparan reparo reparen reparado arreglo arreglar arregla arreglan arreglen',
      ),
      ...toWords('correctivo dañado dañada dañó daño averiado averiada falla fallando repair'),
      ...['no prende', 'no enciende', 'no funciona', 'no sirve', 'servicio técnico', 'mantenimiento correctivo'],
    ],
  },
  {
    service: 'mantenimiento',
    words: toWords('mantenimiento mantener preventivo maintenance'),
  },
  { service: 'mantenimiento preventivo', words: toWords('revisar revisión revisan revisen') },
  {
    service: 'calibración',
    words: toWords('calibración calibrar calibra calibran calibro calibren calibrado calibration'),
  },
  { service: 'verificación metrológica', words: toWords('metrología metrológico metrológica verificar verifican') },
  {
    service: 'alquiler',
    words: toWords(
      'alquiler alquilar alquila alquilan alquilo alquilen arriendo arrendar arriendan arrienda renta rentar rentan rent rental prestar prestan',
    ),
  },
  {
    service: 'capacitación',
    words: toWords(
      'capacitación capacitar capacitan capacitaciones inducción entrenamiento curso cursos enseñar enseñan training',
    ),
  },
  { service: 'instalación', words: toWords('instalación instalar instala instalan instalo instalen') },
  { service: 'repuestos', words: [...toWords('repuesto accesorio refacción'), 'spare parts'] },
  { service: 'inventario', words: ['inventario', 'inventariar', 'hoja de vida'] },
  {
    service: 'dotación',
    words: toWords(
      'dotación dotar montar abrir asesoría asesorar asesoran renovar renovación consultoría consultor habilitación habilitar',
    ),
  },
];

/** Words of a question that do not say what is wanted; they count only in a search that has no other. */
export const questionWords =
  'que qué me mi mis se su sus en es son hay quien quién cual cuál como cómo donde dónde cuanto cuánto cuanta vale cuesta precio valor costo tarifa cuestan valen comprar compra venta venden vendo tienen necesito necesitamos busco buscar quiero requiero cotizar cotización favor hacer hacen ver tengo tiene le les mucho mucha muy aparato aparatico consigo conseguir barato barata económico económica urgente nuevo nueva mío mía nuestro nuestra papá mamá abuelo abuela abuelito abuelita esposo esposa hijo hija niño niña bebé adulto señor señora familiar viaje viajar casa hogar Colombia Bogotá Medellín Cali Barranquilla Cartagena Bucaramanga Pereira'.split(
    ' ',
  );
