import sample from './sample.json' with { type: 'json' };

/** A product or a service of the sample catalogue, in the fields of an import (docs/content.md#importing-a-catalogue). */
export type SampleItem = (typeof sample.products)[number];

export const { categories: sampleCategories, products: sampleItems, suggested: suggestedIds } = sample;
