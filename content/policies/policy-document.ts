/** Shapes of the texts that lib/documents prints as PDFs. Every fact and wording in them is a sample. */

/** Lists that live elsewhere in content/, so that they are written once. */
export type SharedList = 'qualityPolicy' | 'qualityObjectives' | 'establishments' | 'emergencySteps';

/** Texts may hold tokens such as `{email}`, which lib/documents/tokens.ts replaces by the facts of content/. */
export type PolicyBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'shared'; readonly list: SharedList };

export type PolicySection = { readonly title: string; readonly blocks: readonly PolicyBlock[] };

export type PolicyDocument = {
  /** Name of the PDF below public/docs/. */
  readonly file: string;
  readonly title: string;
  readonly lead: string;
  /** What a reader must know before reading; the notice that it is a sample is added to it. */
  readonly warning: string;
  readonly sections: readonly PolicySection[];
};
