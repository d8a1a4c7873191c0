import { useContent } from '../../content-context.tsx';
import { href } from '../../../contract/routes.ts';
import { fabricName, type Shade } from '../../../domain/fabric/fabric.ts';
import type { Picture } from '../../../domain/picture/picture.ts';
import { shadeStrip } from '../../pictures.ts';
import type { AskedFabric } from './asked-shade.ts';

/** The shade card as a curtain: one strip of cloth each, in its true colour. */
export function ShadeCurtain({ fabric, shade: yours }: AskedFabric) {
  const content = useContent();
  const { terms } = content;
  const strip = shadeStrip(content, fabric);
  const heading = `${spokenCount(fabric.shades.length)} shades, and yours`;
  return (
    <section className="shades" aria-label={heading}>
      <div className="wrap grid12">
        <p className="fol lab mut">Dyed to order, sampled from {terms.sampling.text}</p>
        <h2 className="head">{heading}</h2>
      </div>
      <ul className="curtain">
        {fabric.shades.map((shade) => (
          <li key={shade.name}>
            <Strip shade={shade} strip={strip} />
            <span className="lab">{shade.name}</span>
          </li>
        ))}
        <li>
          {yours ? (
            <>
              <Strip shade={yours} strip={strip} />
              <span className="lab">Yours, {yours.hex.toUpperCase()}</span>
            </>
          ) : (
            <>
              <a className="curtain-yours" href={href.quote({ product: fabricName(fabric) })}>
                <span className="sr-only">Ask for a shade of your own</span>
              </a>
              <span className="lab">Yours</span>
            </>
          )}
        </li>
      </ul>
      <div className="wrap grid12">
        <p className="head mut">
          A shade of your own is matched and approved on a sample before bulk is dyed.
        </p>
      </div>
    </section>
  );
}

interface StripProps {
  readonly shade: Pick<Shade, 'hex'>;
  readonly strip: Picture | undefined;
}

/** The strip is light, shadow and stitches; what shows through it is the shade. */
function Strip({ shade, strip }: StripProps) {
  return (
    <span className="strip-cloth">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={shade.hex} />
      </svg>
      {strip && (
        <img
          src={`${strip.path}-${strip.widths[0]}.avif`}
          srcSet={strip.widths.map((width) => `${strip.path}-${width}.avif ${width}w`).join(', ')}
          sizes="96px"
          width={strip.width}
          height={strip.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

function spokenCount(count: number): string {
  const words = ['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen'];
  return words[count - 10] ?? String(count);
}
