import { array, object, string } from 'yup';
import data from '@/content/place-words.json' with { type: 'json' };
import { places } from '@/content/places';

const place = string().oneOf(places.map(({ slug }) => slug));
/** `depends`: a place of `near` may be meant. `unnamed`: no place of the list is. */
const verdict = string().oneOf(['depends', 'unnamed'] as const);
const other = object({
  words: string().required(),
  verdict: verdict.required(),
  text: string().required(),
  near: array(place.required()).required(),
});

/** Words for places that article 3 does not name, or names only in part, and what is said of them. */
export const otherPlaces = array(other.required()).required().validateSync(data.others, { strict: true });
/** Words of the places that it names, by their addresses. */
export const { named: placeWords } = data;
