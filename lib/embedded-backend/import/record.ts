/** A row of a file before it is checked: where it stands and what it says. */
export type ImportRecord = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> };

/** Why a row cannot be imported. */
export type ImportFault = { readonly line: number; readonly reason: string };

export type ImportRead = { readonly records: readonly ImportRecord[]; readonly faults: readonly ImportFault[] };
