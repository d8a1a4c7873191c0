/** By kind, then by the path of the field or by its name alone. */
export type LabelsByKind = Readonly<Record<string, Readonly<Record<string, string>>>>;
