import { fabrics as catalogue } from '../../content/fabrics/fabrics.ts';
import { sampleSchema, sampleTexts } from '../../contract/enquiry/sample.ts';
import { pages } from '../../contract/routes.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { defineFunction } from './define-function.ts';

/** The free swatch pack. */
export const sendSampleRequest = defineFunction({
  name: 'send-sample-request',
  form: () => ({ name: 'sample', page: pages.samples }),
  schema: () => sampleSchema,
  missing: { fields: ['fabrics', 'name', 'phone', 'address'], text: sampleTexts.missing },
  draft: (asked) => {
    const fabrics = [...new Set(asked.fabrics)].map((slug) => ({ slug, name: nameOf(slug) }));
    return {
      kind: 'sample',
      thankYou: 'sample-request',
      name: asked.name,
      company: asked.company,
      email: asked.email,
      phone: asked.phone,
      product: fabrics.map(({ name }) => name).join(', '),
      payload: { ...asked, fabrics },
    };
  },
});

/** A page kept open over a change of the catalogue may name a fabric that is gone; it is still asked for. */
function nameOf(slug: string): string {
  const fabric = catalogue.find((one) => one.slug === slug);
  return fabric ? fabricName(fabric) : slug;
}
