/** Shapes of the sample catalogue that fills the embedded database on first use. Every fact in it is a sample. */

export type SampleCategory = {
  readonly id: number;
  readonly name: string;
  /** Address of a picture below public/, or '' when there is none. */
  readonly image: string;
};

export type SampleItem = {
  readonly id: number;
  readonly name: string;
  readonly type: 'PRODUCT' | 'SERVICE';
  /** '' for services. */
  readonly brand: string;
  readonly categoryId: number;
  /** Key of the picture: /images/products/{picture}-400.webp, -800 and -1200, /images/services/{picture}.svg. */
  readonly picture: string;
  readonly description: string;
  /** Address of the data sheet below public/, or '' when there is none. */
  readonly dataSheet: string;
  /** Ids of related items, the most related first. */
  readonly related: readonly number[];
};
