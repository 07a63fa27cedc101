// Words for places that article 3, as far as we know it, does not name, or names only in part: what is said of them. Wording is a sample.
import type { PlaceAnswer } from './place-answers';

type OtherPlaces = PlaceAnswer & {
  /** As in content/place-words.ts. */
  readonly words: string;
  /** `depends`: a place of `near` may be meant. `unnamed`: no place of the list is. */
  readonly verdict: 'depends' | 'unnamed';
};

const UNNAMED = 'La lista del artículo 3 que conocemos no nombra';

/** Trade stands where many people come together, and may stand in a place that is named. */
const IN_A_MALL = ['centros-comerciales', 'conjuntos-de-uso-mixto'] as const;

export const otherPlaces: readonly OtherPlaces[] = [
  {
    words:
      'hotel, otel, hostal, hostel, motel, hospedaje, alojamiento, posada, glamping, camping, cabaña, resort, Airbnb, hospedería, casa de retiro, casa de retiros espirituales',
    verdict: 'unnamed',
    text: `${UNNAMED} los hoteles ni otros alojamientos.`,
    near: [],
  },
  {
    words:
      'restaurante, cafetería, café, panadería, comidas rápidas, asadero, pizzería, heladería, comedor, casino de comidas, plazoleta de comidas',
    verdict: 'unnamed',
    text: `${UNNAMED} los restaurantes ni las cafeterías. Sí nombra lugares en los que suele haberlos.`,
    near: [...IN_A_MALL, 'colegios-y-universidades'],
  },
  {
    words:
      'iglesia, templo, parroquia, catedral, basílica, capilla, santuario, mezquita, sinagoga, convento, seminario',
    verdict: 'unnamed',
    text: `${UNNAMED} las iglesias ni otros lugares de culto.`,
    near: [],
  },
  {
    words: 'cementerio, funeraria, sala de velación, crematorio',
    verdict: 'unnamed',
    text: `${UNNAMED} los cementerios ni las funerarias.`,
    near: [],
  },
  {
    words:
      'clínica, clínica odontológica, clínica estética, hospital, hospital público, centro médico, torre médica, edificio médico, centro de salud, puesto de salud, IPS, EPS, ESE, urgencias, consultorio, consultorio médico, consultorio odontológico, odontología, dentista, laboratorio, laboratorio clínico, banco de sangre, centro de diagnóstico, unidad de diálisis, centro de diálisis, unidad de cuidados intensivos, UCI',
    verdict: 'depends',
    text: `${UNNAMED} los hospitales, las clínicas ni los consultorios. Sí nombra las entidades públicas, los centros de rehabilitación y los de salud mental: vea si el suyo es uno de ellos.`,
    near: ['rehabilitacion-y-salud-mental', 'entidades-publicas'],
  },
  {
    words:
      'psiquiátrico, clínica psiquiátrica, hospital psiquiátrico, centro de adicciones, fisioterapia, centro de terapias, terapia física',
    verdict: 'depends',
    text: 'El artículo 3 nombra los centros de rehabilitación y los de salud mental. Vea si el suyo es uno de ellos.',
    near: ['rehabilitacion-y-salud-mental'],
  },
  {
    words: 'hogar geriátrico, geriátrico, ancianato, asilo, hogar de ancianos, adulto mayor, centro día, centro vida',
    verdict: 'depends',
    text: `${UNNAMED} los hogares para personas mayores. Sí nombra los centros de rehabilitación.`,
    near: ['rehabilitacion-y-salud-mental'],
  },
  {
    words:
      'oficina, edificio de oficinas, torre de oficinas, edificio empresarial, edificio comercial, parque empresarial, empresa, coworking, call center, compañía, sede administrativa, notaría, curaduría, cámara de comercio',
    verdict: 'depends',
    text: `${UNNAMED} las oficinas de empresas. Sí nombra los centros empresariales dentro de los inmuebles de uso mixto, y las entidades públicas.`,
    near: ['conjuntos-de-uso-mixto', 'entidades-publicas'],
  },
  {
    words:
      'banco, cajero, corresponsal bancario, cooperativa, casa de cambio, casa de empeño, aseguradora, giros, punto de pago',
    verdict: 'unnamed',
    text: `${UNNAMED} los bancos ni sus oficinas. Sí nombra lugares en los que suele haberlas.`,
    near: IN_A_MALL,
  },
  {
    words:
      'supermercado, hipermercado, minimercado, mercado, plaza de mercado, central de abastos, galería comercial, tienda, tienda de barrio, almacén, local, local comercial, comercio, outlet, ferretería, papelería, librería, óptica, droguería, farmacia, concesionario, panel de ventas, floristería, joyería',
    verdict: 'depends',
    text: `${UNNAMED} las tiendas ni los supermercados por sí solos. Sí nombra los centros comerciales y los inmuebles de uso mixto.`,
    near: IN_A_MALL,
  },
  {
    words:
      'peluquería, barbería, salón de belleza, estética, centro estético, spa, sauna, uñas, tatuajes, lavandería, veterinaria, clínica veterinaria, guardería canina',
    verdict: 'unnamed',
    text: `${UNNAMED} las peluquerías ni otros servicios personales. Sí nombra lugares en los que suele haberlos.`,
    near: IN_A_MALL,
  },
  {
    words:
      'bus, buseta, autobús, bus escolar, ruta escolar, taxi, colectivo, camión, tren, estación de tren, estación, portal, paradero, flota, barco, lancha, ferry, transbordador, crucero, avión, helipuerto, hangar, aerolínea, teleférico, metrocable, empresa de transporte, vehículo, carro, peaje',
    verdict: 'depends',
    text: 'El artículo 3 nombra los transportes asistenciales (ambulancias), los terminales y los sistemas de transporte masivo metropolitano. No nombra los demás vehículos ni estaciones.',
    near: ['transporte'],
  },
  {
    words:
      'cine, sala de cine, teatro, museo, biblioteca, auditorio, casa de la cultura, centro cultural, sala de conciertos, concierto, galería, galería de arte, centro de convenciones, plaza de toros, circo, zoológico, feria, recinto ferial, salón de eventos, casa de eventos, centro de eventos, salón de fiestas, casa de banquetes, karaoke, ludoteca, discoteca, club nocturno, bar, casino, bingo, billar, bolera, parque temático, acuario, jardín botánico, planetario, festival',
    verdict: 'depends',
    text: 'El artículo 3 nombra «los escenarios culturales y recreacionales, públicos, privados o mixtos», pero no conocemos una lista de cuáles son.',
    near: ['escenarios-culturales'],
  },
  {
    words:
      'cancha, cancha de fútbol, cancha de tenis, cancha de pádel, pista, pista de patinaje, velódromo, hipódromo, piscina, natación, parque, parque acuático, complejo acuático, centro acuático, crossfit, box, sede deportiva, escuela de fútbol, academia de fútbol, escuela de natación, escuela de tenis, escuela de patinaje, escuela deportiva, escuela de formación deportiva, escuela de artes marciales, escuela de baile, escuela de danza, academia de baile, academia de danza, yoga, pilates, artes marciales, campo de golf, karts, ecuestre',
    verdict: 'depends',
    text: 'El artículo 3 nombra «los escenarios deportivos públicos y privados» con ejemplos: estadios, gimnasios, clubes, canchas sintéticas. Este no está entre los que conocemos.',
    near: ['escenarios-deportivos'],
  },
  {
    words:
      'jardín infantil, jardín, guardería, CDI, centro de desarrollo infantil, preescolar, hogar comunitario, academia, academia de idiomas, academia de inglés, escuela de idiomas, escuela de inglés, escuela de música, academia de música, conservatorio, escuela de arte, escuela de teatro, escuela de cocina, escuela de gastronomía, escuela de belleza, escuela de enfermería, escuela de aviación, escuela de manejo, escuela de conducción, escuela de automovilismo, CEA, escuela infantil, escuela de padres, escuela de negocios, escuela de sistemas, escuela técnica, instituto, instituto técnico, instituto de idiomas, SENA, preuniversitario, preicfes, corporación educativa, centro educativo, residencia estudiantil, residencia universitaria, internado',
    verdict: 'depends',
    text: 'El artículo 3 nombra los colegios y las universidades. No conocemos que nombre otros centros de enseñanza.',
    near: ['colegios-y-universidades'],
  },
  {
    words:
      'bomberos, estación de bomberos, defensa civil, Cruz Roja, embajada, consulado, guardia, edificio público, empresa pública, hospital militar, escuela militar, academia militar, escuela de policía, escuela de cadetes',
    verdict: 'depends',
    text: 'El artículo 3 nombra las entidades públicas y los transportes asistenciales. Vea si la suya es una de ellas.',
    near: ['entidades-publicas', 'transporte'],
  },
  {
    words: 'comunidad indígena, cabildo, cabildo indígena, consejo comunitario, territorio indígena, reserva indígena',
    verdict: 'depends',
    text: 'El artículo 3 nombra los resguardos indígenas. No conocemos que nombre otras formas de comunidad.',
    near: ['resguardos-indigenas'],
  },
  {
    words:
      'correccional, centro de menores, reformatorio, centro transitorio, inspección, inspección de policía, comisaría, comisaría de familia',
    verdict: 'depends',
    text: 'El artículo 3 nombra los centros penitenciarios o de detención, los de reclusión temporal y las entidades públicas. Vea si el suyo es uno de ellos.',
    near: ['carceles', 'rehabilitacion-y-salud-mental', 'entidades-publicas'],
  },
  {
    words:
      'salón comunal, salón social, junta de acción comunal, barrio, vereda, casa, casa comunal, conjunto de casas, vivienda, casa campestre, lote, residencia, conjunto, conjunto residencial, conjunto cerrado, unidad residencial, unidad cerrada, edificio, edificio residencial, edificio de apartamentos, edificio de vivienda, torre, torre residencial, torre de apartamentos, apartamento, apartaestudio, condominio, urbanización, propiedad horizontal, copropiedad, multifamiliar, parqueadero de conjunto, piscina de conjunto, portería',
    verdict: 'depends',
    text: `${UNNAMED} las viviendas ni los edificios y conjuntos solo residenciales. Sí nombra los inmuebles de uso mixto de más de cien unidades.`,
    near: ['conjuntos-de-uso-mixto'],
  },
  {
    words:
      'finca, hacienda, granja, cultivo, ganadería, fábrica, industria, planta, planta industrial, bodega, zona franca, parque industrial, taller, mina, cantera, obra, construcción, campamento, plataforma petrolera, pozo petrolero, estación de servicio, estación de gasolina, gasolinera, bomba de gasolina, parqueadero, edificio de parqueaderos, lavadero, centro logístico, centro de acopio, centro de datos, frigorífico, invernadero, hidroeléctrica, termoeléctrica, subestación eléctrica, oleoducto',
    verdict: 'unnamed',
    text: `${UNNAMED} las fincas, las fábricas, las bodegas ni otros lugares de trabajo.`,
    near: [],
  },
  {
    words: 'playa, plaza, plazoleta, calle, sendero, río, montaña, evento, carrera, maratón, ciclorruta, balneario',
    verdict: 'unnamed',
    text: `${UNNAMED} las plazas, las playas ni los eventos al aire libre.`,
    near: ['escenarios-deportivos', 'escenarios-culturales'],
  },
  {
    words:
      'fundación, ONG, asociación, agremiación, colegio de abogados, colegio médico, colegio profesional, sindicato, partido político, emisora, canal de televisión, estudio',
    verdict: 'unnamed',
    text: `${UNNAMED} las fundaciones ni las asociaciones.`,
    near: [],
  },
];
