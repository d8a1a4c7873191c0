import { type Compared, mostCompared } from '../../../../domain/catalogue/choose-compared.ts';

/** Tells the visitor which fabrics of the address are unknown or too many. */
export function CompareNotes({ compared }: { readonly compared: Compared<unknown> }) {
  const { chosen, unknown, tooMany } = compared;
  const notes = [
    ...unknown.map((id) => `We keep no fabric called “${id}”.`),
    ...(tooMany > 0
      ? [
          `Only ${mostCompared} fabrics fit beside each other; the first ${mostCompared} stand here.`,
        ]
      : []),
    ...(chosen.length === 0 ? ['No fabric is chosen yet. Choose the first one below.'] : []),
    ...(chosen.length === 1 ? ['One fabric is chosen. Choose another to lay beside it.'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="cmp-notes" role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
