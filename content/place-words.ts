// Words that people use for the places that article 3 names (content/places.ts says how). Plurals, accents, capitals and slips do not matter.
import type { PlaceSlug } from './places';

/** Words of a search that may stand beside a place: 'dea obligatorio hotel'. */
export const lawWords = 'DEA desfibrilador ley 1831 2017 norma obligatorio obligado obligación exige exigen debe debo';

/** Parted by commas; a phrase is meant where all of its words are written. The longest phrase counts. */
export const placeWords: Readonly<Record<PlaceSlug, string>> = {
  transporte:
    'ambulancia, transporte asistencial, transporte de pacientes, traslado de pacientes, TAB, TAM, terminal, terminal de buses, terminal de transporte, terminal aéreo, terminal marítimo, terminal fluvial, aeropuerto, puerto, muelle, metro, estación de metro, TransMilenio, estación de TransMilenio, BRT, transporte masivo, transporte público masivo, portal de TransMilenio',
  'escenarios-deportivos':
    'escenario deportivo, estadio, coliseo, polideportivo, unidad deportiva, cancha sintética, gimnasio, gym, club, club deportivo, club social, club campestre, parque de diversiones, parque de atracciones, parque recreacional, parque recreativo, ciclovía, centro de alto rendimiento, centro deportivo, complejo deportivo, villa deportiva, villa olímpica',
  'escenarios-culturales': 'escenario cultural, escenario recreacional, centro recreacional',
  'entidades-publicas':
    'entidad pública, entidad del Estado, oficina pública, oficina del gobierno, alcaldía, gobernación, asamblea, asamblea departamental, concejo, concejo municipal, ministerio, departamento administrativo, guarnición, guarnición militar, base militar, batallón, ejército, base aérea, base naval, fuerza aérea, armada, centro de atención, centro de atención al público, centro de atención al ciudadano, SuperCADE, presidencia, congreso, senado, cámara de representantes, corte, tribunal, juzgado, palacio de justicia, complejo judicial, ministerio público, procuraduría, defensoría del pueblo, personería, fiscalía, contraloría, registraduría, superintendencia, secretaría, secretaría de salud, secretaría de educación, secretaría de tránsito, secretaría de movilidad, tránsito, DIAN, ICBF, Colpensiones',
  'colegios-y-universidades':
    'colegio, escuela, liceo, gimnasio escolar, institución educativa, plantel educativo, universidad, institución universitaria, campus, facultad, sede universitaria',
  'rehabilitacion-y-salud-mental':
    'centro de rehabilitación, rehabilitación, salud mental, centro de salud mental, hospital mental, clínica mental, clínica de salud mental, centro de reclusión temporal, reclusión temporal',
  'centros-comerciales': 'centro comercial, mall, shopping',
  'conjuntos-de-uso-mixto':
    'uso mixto, inmueble de uso mixto, edificio de uso mixto, edificio mixto, conjunto de uso mixto, conjunto mixto, torre de uso mixto, conjunto residencial y comercial, unidad residencial y comercial, edificio residencial y comercial, centro empresarial',
  policia: 'policía, CAI, comando, comando de policía, estación de policía, subestación de policía',
  carceles:
    'cárcel, prisión, penal, penitenciaría, centro penitenciario, centro carcelario, reclusorio, reclusión, reclusión de mujeres, centro de detención, INPEC, URI',
  'resguardos-indigenas': 'resguardo, resguardo indígena',
};
