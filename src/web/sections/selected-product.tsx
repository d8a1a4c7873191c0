import { rowsOf } from '../../domain/fabric/specification.ts';
import { useContent } from '../content-context.tsx';
import { fabricName, type Fabric } from '../../domain/fabric/fabric.ts';
import { facts } from '../../domain/fabric/facts.ts';
import { lappingGlyph } from '../../loom/diagram/lapping-glyph.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { LappingGlyph } from '../../ui/lapping-glyph.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ShadeChip } from '../../ui/shade-chip.tsx';
import { SpecTable } from '../../ui/spec-table.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { fabricPictures } from '../pictures.ts';

interface SelectedProductProps {
  readonly fabric: Fabric;
  /** `#1f6d72`, where one was asked for. */
  readonly shade: string | undefined;
}

/** The fabric of a quote request: its pictures, the shade that was asked for and its main facts. */
export function SelectedProduct({ fabric, shade }: SelectedProductProps) {
  const content = useContent();
  const pictures = fabricPictures(content, fabric);
  const name = fabricName(fabric);
  return (
    <aside className="leaf" aria-label="Selected Product">
      <p className="lab mut">Selected Product</p>
      {pictures.length > 0 && (
        <div className="leaf-gallery" data-gallery="">
          <Swatch>
            <span
              className="leaf-row"
              data-gallery-row=""
              tabIndex={0}
              role="group"
              aria-label={`Pictures of ${name}`}
            >
              {pictures.map((picture, index) => (
                <Picture
                  key={picture.path}
                  picture={picture}
                  sizes="(max-width: 900px) 88vw, 400px"
                  priority={index === 0}
                  light="quote"
                />
              ))}
            </span>
          </Swatch>
          {pictures.length > 1 && (
            <div className="leaf-arrows">
              <button type="button" data-gallery-previous="" aria-label="Previous picture">
                <ArrowIcon to="left" />
              </button>
              <span
                className="lab"
                data-gallery-count=""
                aria-live="polite"
              >{`1/${pictures.length}`}</span>
              <button type="button" data-gallery-next="" aria-label="Next picture">
                <ArrowIcon />
              </button>
            </div>
          )}
        </div>
      )}
      <div className="leaf-name">
        <h2>{fabric.title}</h2>
        <LappingGlyph svg={lappingGlyph(fabric.construction)} size="small" />
      </div>
      {shade && (
        <p className="lab leaf-shade">
          <ShadeChip hex={shade} /> dyed to {shade.toUpperCase()}
        </p>
      )}
      <SpecTable
        caption={`Record of ${name}`}
        rows={[
          { name: 'Number', value: fabric.number },
          ...rowsOf(fabric, content.terms, [
            facts.lapping.short,
            facts.weight.short,
            facts.composition.short,
            facts.price.short,
          ]),
        ]}
      />
    </aside>
  );
}
