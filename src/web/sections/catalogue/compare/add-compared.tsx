import { useContent } from '../../../content-context.tsx';
import { href, pages } from '../../../../contract/routes.ts';
import { mostCompared } from '../../../../domain/catalogue/choose-compared.ts';
import { fabricName, type Fabric } from '../../../../domain/fabric/fabric.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { FieldFrame } from '../../../../ui/fields/field-frame.tsx';

/** A form without script: it submits the compared fabrics and one more from the catalogue. */
export function AddCompared({ chosen }: { readonly chosen: readonly Fabric[] }) {
  const { categories, fabrics } = useContent();
  if (chosen.length >= mostCompared) {
    return (
      <p className="cmp-add">
        <ButtonLink href={href.catalogue()}>Back to the catalogue</ButtonLink>
      </p>
    );
  }
  const slugs = new Set(chosen.map(({ slug }) => slug));
  return (
    <form className="cmp-add" action={pages.compare} method="get">
      {chosen.map(({ slug }) => (
        <input key={slug} type="hidden" name="ids" value={slug} />
      ))}
      <FieldFrame id="add-fabric" label={chosen.length === 0 ? 'First fabric' : 'Another fabric'}>
        <select id="add-fabric" name="ids" className="inp sel" required defaultValue="">
          <option value="">Choose by number</option>
          {categories.map(({ id, tab }) => (
            <optgroup key={id} label={tab.label}>
              {fabrics
                .filter(({ categoryId, slug }) => categoryId === id && !slugs.has(slug))
                .map((fabric) => (
                  <option key={fabric.slug} value={fabric.slug}>
                    {fabricName(fabric)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      <Button type="submit" look="primary">
        Lay it beside
      </Button>
      <ButtonLink href={href.catalogue()}>Tick them in the catalogue</ButtonLink>
    </form>
  );
}
