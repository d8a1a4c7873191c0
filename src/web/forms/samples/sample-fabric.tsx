/** What the swatch page needs to know of a fabric. */
export interface SampleFabric {
  readonly slug: string;
  readonly number: string;
  readonly title: string;
  /** Weight, then composition: also what a search reads. */
  readonly note: string;
  /** Address of the smallest picture; absent while none has been rendered. */
  readonly picture?: string;
  /** Lead shade, `#rrggbb`. */
  readonly shade: string;
}

/** A small picture of the fabric; its name always stands beside it. */
export function SampleThumb({ fabric }: { readonly fabric: SampleFabric }) {
  return (
    <span className="pink pink-fine thumb" aria-hidden="true">
      {fabric.picture ? (
        <img className="pic" src={fabric.picture} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <svg className="pic" viewBox="0 0 1 1">
          <rect width="1" height="1" fill={fabric.shade} />
        </svg>
      )}
    </span>
  );
}

/** Every word of the term must stand somewhere in number, name, weight or composition. */
export function matchesTerm({ number, title, note }: SampleFabric, term: string): boolean {
  const text = fold(`${number} ${title} ${note}`);
  return fold(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .trim()
    .toLowerCase();
}
