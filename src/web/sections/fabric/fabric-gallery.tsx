import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';
import { Picture } from '../../../ui/picture.tsx';
import { fabricPictures } from '../../pictures.ts';

const plateSizes = '(width >= 68.75rem) 57vw, 100vw';

/** The pictures in a row that scrolls; a thumbnail is a link to its place in the row. */
export function FabricGallery({ fabric }: { readonly fabric: Fabric }) {
  const pictures = fabricPictures(fabric.slug);
  if (pictures.length === 0) return <ShadePlate fabric={fabric} />;
  return (
    <div className="gal" data-gallery="">
      <div
        className="gal-row"
        data-gallery-row=""
        role="group"
        tabIndex={0}
        aria-label={`Pictures of ${fabricName(fabric)}`}
      >
        {pictures.map((picture, index) => (
          <div key={picture.path} id={`picture-${index + 1}`} className="plate">
            <Picture picture={picture} sizes={plateSizes} priority={index === 0} />
          </div>
        ))}
      </div>
      <p className="gal-count lab" data-gallery-count="" aria-hidden="true">
        {`1/${pictures.length}`}
      </p>
      <ul className="gal-thumbs">
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <a href={`#picture-${index + 1}`} data-gallery-to={index}>
              <Picture
                picture={picture}
                sizes="120px"
                alt={`Picture ${index + 1}: ${picture.alt}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ShadePlate({ fabric }: { readonly fabric: Fabric }) {
  const shade = fabric.shades[fabric.leadShade]!;
  return (
    <div className="gal">
      <svg
        className="gal-shade"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${fabricName(fabric)} in ${shade.name}`}
      >
        <rect width="1" height="1" fill={shade.hex} />
      </svg>
    </div>
  );
}
