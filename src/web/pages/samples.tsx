import { fabrics } from '../../content/fabrics/fabrics.ts';
import { privacyVersion } from '../../content/legal/privacy.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { samplesPage as texts } from '../../content/samples.ts';
import { mostSwatches } from '../../contract/enquiry/sample.ts';
import { pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import { gsmText } from '../../domain/catalogue/gsm-text.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { findFabric } from '../../domain/fabric/find-fabric.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import type { SampleFabric } from '../forms/samples/sample-fabric.tsx';
import { Island } from '../islands/engine/island.tsx';
import SamplesForm from '../islands/samples-form.tsx';
import type { PageModule } from '../page.ts';
import { fabricPictures } from '../pictures.ts';
import { PageOpening } from '../sections/content/page-opening.tsx';

export const samplesPage: PageModule = ({ query, form }) => {
  const crumbs = breadcrumbs(pages.samples);
  const meta = pagesMeta['/samples'];
  const named = form ? ticked(form) : query.getAll('fabric');
  const chosen = named.flatMap((name) => findFabric(fabrics, name)?.slug ?? []);
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.samples,
    socialScene: meta.scene,
    crumbs,
    sheet: 'forms',
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={crumbs} />
        <div className="wrap">
          <FormNotice form={form} />
          <Island
            name="samples-form"
            on="intent"
            component={SamplesForm}
            props={{
              fabrics: fabrics.map(toSample),
              chosen: form ? chosen : [...new Set(chosen)].slice(0, mostSwatches),
              texts: {
                choose: texts.choose,
                pack: texts.pack,
                send: texts.send,
                note: texts.note,
              },
              values: form?.values ?? {},
              errors: form?.errors ?? {},
              privacyVersion,
            }}
          />
        </div>
      </main>
    ),
  };
};

/** What came back without script: one box is a value, several are a list. */
function ticked(form: NonNullable<Parameters<PageModule>[0]['form']>): readonly string[] {
  return form.lists?.['fabrics'] ?? [form.values['fabrics'] ?? ''];
}

function toSample(fabric: Fabric): SampleFabric {
  const [picture] = fabricPictures(fabric.slug);
  return {
    slug: fabric.slug,
    number: fabric.number,
    title: fabric.title,
    note: `${gsmText(fabric.gsm)}, ${fabric.composition}`,
    ...(picture && { picture: `${picture.path}-${picture.widths[0]}.avif` }),
    shade: fabric.shades[fabric.leadShade]!.hex,
  };
}
