import { terms } from '../../../content/terms.ts';
import type { Fabric, Yarn } from '../../../domain/fabric/fabric.ts';
import { SpecTable } from '../../../ui/spec-table.tsx';

/** What a cutter, a dyer and a buyer ask next: yarns, finishes, uses, care, terms. */
export function WorkingFacts({ fabric }: { readonly fabric: Fabric }) {
  return (
    <section className="wrap working" aria-labelledby="working">
      <h2 id="working">Working with it</h2>
      <SpecTable
        caption="Yarns, finishes, uses, care and terms"
        rows={[
          { name: 'Yarns', value: Object.values(fabric.yarns).map(yarnText).join('; ') },
          { name: 'Finishes', value: fabric.finishes.join(', ') },
          { name: 'End uses', value: fabric.endUses.join(', ') },
          { name: 'Care', value: fabric.care.join('. ') },
          { name: 'Sampling', value: terms.sampling.text },
          { name: 'Bulk', value: `from ${terms.bulk.text}` },
        ]}
      />
    </section>
  );
}

function yarnText(yarn: Yarn): string {
  const fibres = yarn.fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join('/');
  return `${yarn.count} ${yarn.make}, ${fibres}`;
}
