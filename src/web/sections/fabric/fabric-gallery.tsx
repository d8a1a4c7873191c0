import { href } from '../../../contract/routes.ts';
import { hangFirst } from '../../../domain/picture/own-picture.ts';
import type { Picture as FabricPicture } from '../../../domain/picture/picture.ts';
import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';
import { lappingGlyph } from '../../../loom/diagram/lapping-glyph.ts';
import Cloth from '../../islands/cloth.tsx';
import { Island } from '../../islands/engine/island.tsx';
import { LappingGlyph } from '../../../ui/lapping-glyph.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useContent } from '../../content-context.tsx';
import { fabricPictures } from '../../pictures.ts';
import type { AskedFabric } from './asked-shade.ts';
import { PickGlass } from './pick-glass.tsx';
import { ViewerLink } from './viewer-link.tsx';

const plateSizes = '(width >= 68.75rem) 57vw, 100vw';

/** The pictures in a row that scrolls; a thumbnail is a link to its place in the row. */
export function FabricGallery({ fabric, shade }: AskedFabric) {
  const hung = fabricPictures(useContent(), fabric);
  const pictures = fabric.pictureOrder ? hung : hangFirst(hung);
  if (pictures.length === 0) return <ShadePlate fabric={fabric} />;
  const name = fabricName(fabric);
  const near = glassOf(pictures);
  return (
    <div className="gal" data-gallery="">
      <div className="gal-stage">
        <div
          className="gal-row"
          data-gallery-row=""
          role="group"
          tabIndex={0}
          aria-label={`Pictures of ${name}`}
        >
          {pictures.map((picture, index) => (
            <div key={picture.path} id={`picture-${index + 1}`} className="plate">
              <ViewerLink fabric={fabric} pictures={pictures} index={index}>
                <Picture
                  picture={picture}
                  sizes={plateSizes}
                  priority={index === 0}
                  light="gallery"
                />
              </ViewerLink>
              <PictureNote picture={picture} />
              {index === 0 && near > 0 && (
                <PickGlass fabric={fabric} pictures={pictures} index={near} />
              )}
            </div>
          ))}
        </div>
        {pictures.length > 1 && (
          <p className="gal-count lab" data-gallery-count="" aria-hidden="true">
            {`1/${pictures.length}`}
          </p>
        )}
        <Island
          name="cloth"
          on={shade ? 'idle' : 'intent'}
          component={Cloth}
          props={{ record: href.cloth(fabric.slug), ...(shade && { shown: true }) }}
          sheet="cloth"
        />
      </div>
      {pictures.length > 1 && <Thumbs name={name} pictures={pictures} />}
    </div>
  );
}

/** What the mill says beside its own photograph; a knitted picture has nothing to add. */
function PictureNote({ picture: { caption, credit } }: { readonly picture: FabricPicture }) {
  if (!caption && !credit) return null;
  return (
    <p className="gal-note lab">
      {caption}
      {credit && <span className="mut">{caption ? ` Photograph: ${credit}` : credit}</span>}
    </p>
  );
}

/** Index of the macro for the pick glass; 0 when the large picture shows it already, or there is none. */
function glassOf(pictures: readonly FabricPicture[]): number {
  const at = (scene: string) => pictures.findIndex((picture) => picture.scene === scene);
  return Math.max(at('macro-back') > 0 ? at('macro-back') : at('macro'), 0);
}

interface ThumbsProps {
  readonly name: string;
  readonly pictures: readonly FabricPicture[];
}

function Thumbs({ name, pictures }: ThumbsProps) {
  return (
    <ul className="gal-thumbs">
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <a
            href={`#picture-${index + 1}`}
            data-gallery-to={index}
            aria-current={index === 0 ? 'true' : undefined}
            aria-label={`Picture ${index + 1} of ${name}`}
          >
            <Picture picture={picture} sizes="120px" alt="" light="thumb" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Until there is a picture: the shade and the lapping, and a line that says so. */
function ShadePlate({ fabric }: { readonly fabric: Fabric }) {
  const shade = fabric.shades[fabric.leadShade]!;
  return (
    <figure className="gal">
      <div className="gal-shade">
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${fabricName(fabric)} in ${shade.name}`}
        >
          <rect width="1" height="1" fill={shade.hex} />
        </svg>
        <LappingGlyph svg={lappingGlyph(fabric.construction)} />
      </div>
      <figcaption className="lab mut">
        {`No picture of ${fabric.number} yet: its lapping, on the shade ${shade.name}.`}
      </figcaption>
    </figure>
  );
}
