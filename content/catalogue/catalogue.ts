import { categories } from './categories';
import { emergency } from './emergency';
import { furniture } from './furniture';
import { infusion } from './infusion';
import { laboratory } from './laboratory';
import { metrology } from './metrology';
import { monitoring } from './monitoring';
import { respiratory } from './respiratory';
import type { SampleCategory, SampleItem } from './sample';
import { services } from './services';
import { sterilization } from './sterilization';

export const sampleCategories: readonly SampleCategory[] = categories;

export const sampleItems: readonly SampleItem[] = [
  ...monitoring,
  ...emergency,
  ...respiratory,
  ...infusion,
  ...laboratory,
  ...sterilization,
  ...metrology,
  ...furniture,
  ...services,
];

/** Products featured on the home page, in the order in which they are shown. */
export const suggestedIds = [201, 101, 301, 401, 501, 601, 203, 701, 801, 106] as const;
