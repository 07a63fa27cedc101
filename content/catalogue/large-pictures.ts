/** Pictures of products that are there at 1200 px too, for large windows on dense screens: /images/products/{picture}-1200.webp. */
export const largePictures: readonly string[] = [
  'aed',
  'aed_trainer',
  'autoclave',
  'bed',
  'centrifuge',
  'defib',
  'ecg',
  'exam_lamp',
  'incubator',
  'micropipette',
  'microscope',
  'monitor',
  'oximeter',
  'pump',
  'safety_analyzer',
  'ventilator',
];
