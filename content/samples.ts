type Sample = { readonly file: string; readonly what: string };

/** What in content/ is still a sample, a line for each file or folder. Replace the facts of the file, then take its line away. */
export const samples: readonly Sample[] = [
  { file: 'content/site.ts', what: 'name, address, phones, e-mail addresses, social networks, house brand, PQR form' },
  { file: 'content/company.ts', what: 'vision, mission, track record, quality policy and objectives' },
  { file: 'content/hero.ts', what: 'slides of the home page and their pictures' },
  { file: 'content/events.ts', what: 'events and their pictures' },
  { file: 'content/clients.ts', what: 'clients and partners, which are invented' },
  { file: 'content/payment-methods.ts', what: 'payment methods and their marks' },
  { file: 'content/contact.ts', what: 'opening hours and promises of an answer' },
  { file: 'content/ley-1831.ts', what: 'facts about the device, wording about the law' },
  { file: 'content/establishments.ts', what: 'wording of the groups of establishments' },
  { file: 'content/places.ts', what: 'the kinds of places and where a defibrillator could be' },
  { file: 'content/place-words.json', what: 'what is said of places that the law does not name' },
  { file: 'content/place-answers.ts', what: 'wording of the answers for each kind of place' },
  { file: 'content/messages.ts', what: 'text of the drawn map (public/images/map.svg)' },
  { file: 'content/documents.ts', what: 'the policies, PDFs of public/docs: a lawyer must review them' },
  {
    file: 'content/catalogue/',
    what: 'the catalogue of a site without a backend of its own, with its figures and its services',
  },
];

/** What a file has that is a sample, whatever the list says. */
export const sampleSigns = [
  /^(?:\/\/|<!--) Sample /m,
  /\bexample\.com\b/,
  /\b000 0000\b/,
  /\(muestra\)/,
  /\bde muestra\b/,
  /\bEjemplo\b/,
] as const;

/** Files that have such signs and are no facts: this one. */
export const noSamples: readonly string[] = ['content/samples.ts'];
