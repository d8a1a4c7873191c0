import { href } from '../../../../contract/routes.ts';
import { fabricName, type Fabric } from '../../../../domain/fabric/fabric.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { priorityInGrid } from '../../../../ui/picture.tsx';
import { useContent } from '../../../content-context.tsx';
import { compareRows } from './compare-rows.ts';
import { FabricSwatch } from '../cards/fabric-swatch.tsx';

/** Fabrics as columns, facts as rows; scrolls sideways where the screen is narrow. */
export function CompareTable({ fabrics }: { readonly fabrics: readonly Fabric[] }) {
  const content = useContent();
  return (
    <div className="cmp-scroll" role="region" aria-label="Comparison" tabIndex={0}>
      <table className={`cmp cmp-${fabrics.length}`}>
        <caption className="sr-only">{fabrics.map(fabricName).join(', ')} compared</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Fact</span>
            </th>
            {fabrics.map(({ slug }, place) => (
              <th key={slug} scope="col">
                <ColumnHead fabrics={fabrics} place={place} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(content, fabrics).map(({ name, values, differs }) => (
            <tr key={name} className={differs ? 'differs' : undefined}>
              <th scope="row">
                {name}
                {differs && <span className="sr-only"> (differs)</span>}
              </th>
              {values.map((value, column) => (
                <td key={fabrics[column]!.slug}>{value}</td>
              ))}
            </tr>
          ))}
          <tr className="cmp-acts">
            <th scope="row">
              <span className="sr-only">Ask</span>
            </th>
            {fabrics.map((fabric) => (
              <td key={fabric.slug}>
                <PriceLink fabric={fabric} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({
  fabrics,
  place,
}: {
  readonly fabrics: readonly Fabric[];
  readonly place: number;
}) {
  const fabric = fabrics[place]!;
  const others = fabrics.filter(({ slug }) => slug !== fabric.slug).map(({ slug }) => slug);
  return (
    <>
      <FabricSwatch
        fabric={fabric}
        sizes="(width >= 68.75rem) 20vw, 45vw"
        priority={priorityInGrid(place)}
        teeth="small"
        decorative
      />
      <a className="cmp-name" href={href.fabric(fabric.slug)}>
        {fabric.number} <i>{fabric.title}</i>
      </a>
      <a className="cmp-remove" href={href.compare(others)}>
        Remove<span className="sr-only"> {fabricName(fabric)}</span>
      </a>
    </>
  );
}

function PriceLink({ fabric }: { readonly fabric: Fabric }) {
  const name = fabricName(fabric);
  return (
    <ButtonLink
      href={href.quote({ product: name })}
      size="small"
      data-price={name}
      data-wakes="price-dialog"
      aria-label={`Request Price: ${name}`}
    >
      Request Price
    </ButtonLink>
  );
}
