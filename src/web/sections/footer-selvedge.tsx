/** As often as it takes to cross a wide screen. */
const repeats = 9;
const dyes = ['#24365f', '#a23b2a', '#c8902b', '#66784f', '#cdbb98'];

/** The edge of the cloth, where mills weave their name and dot the dyes of the piece. */
export function FooterSelvedge({ text }: { readonly text: string }) {
  return (
    <div className="foot-selv lab" aria-hidden="true">
      {Array.from({ length: repeats }, (_, index) => (
        <span key={index}>
          <svg width="75" height="11">
            {dyes.map((dye, place) => (
              <circle key={dye} cx={5.5 + place * 16} cy="5.5" r="5.5" fill={dye} />
            ))}
          </svg>
          {text}
        </span>
      ))}
    </div>
  );
}
