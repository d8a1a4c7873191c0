import type { Fabric } from '../../../domain/fabric/fabric.ts';

/** The shade card as a curtain: one strip of cloth each, in its true colour. */
export function ShadeCurtain({ fabric }: { readonly fabric: Fabric }) {
  return (
    <section className="wrap sec" aria-labelledby="shades">
      <h2 id="shades">Shades</h2>
      <ul className="curtain">
        {fabric.shades.map((shade) => (
          <li key={shade.name}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={shade.hex} />
            </svg>
            <span className="lab">{shade.name}</span>
          </li>
        ))}
      </ul>
      <p className="mut">
        A shade of your own is matched and approved on a sample before bulk is dyed.
      </p>
    </section>
  );
}
