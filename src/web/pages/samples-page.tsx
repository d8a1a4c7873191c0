import type { SiteContent } from '../../content/site-content.ts';
import { mostSwatches } from '../../contract/enquiry/sample.ts';
import { noteLine } from '../../domain/fabric/facts.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { findFabric } from '../../domain/fabric/find-fabric.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import type { SampleFabric } from '../forms/samples/sample-fabric.tsx';
import { Island } from '../islands/engine/island.tsx';
import SamplesForm from '../islands/samples-form.tsx';
import { basePage, type PageModule } from '../page.ts';
import { fabricPictures } from '../pictures.ts';
import { askedShade } from '../sections/fabric/asked-shade.ts';
import { PageOpening } from '../sections/page-opening.tsx';

export const samplesPage: PageModule = ({ query, form, content }) => {
  const { fabrics, samples: texts } = content;
  const { consentVersion: privacyVersion } = content.privacy;
  const page = basePage(content, 'samples');
  const named = form ? ticked(form) : query.getAll('fabric');
  const chosen = named.flatMap((name) => findFabric(fabrics, name)?.slug ?? []);
  const first = fabrics.find(({ slug }) => slug === chosen[0]);
  const shade = first && askedShade(first, query);
  return {
    ...page,
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs} />
        <div className="wrap">
          <FormNotice form={form} />
          <Island
            name="samples-form"
            on="intent"
            component={SamplesForm}
            props={{
              fabrics: fabrics.map((fabric) => toSample(content, fabric)),
              chosen: form ? chosen : [...new Set(chosen)].slice(0, mostSwatches),
              texts: {
                choose: texts.choose,
                pack: texts.pack,
                send: texts.send,
                note: texts.note,
              },
              values: form?.values ?? (shade ? { shade: `${first.number} ${shade.words}` } : {}),
              errors: form?.errors ?? {},
              privacyVersion,
            }}
          />
        </div>
      </main>
    ),
  };
};

/** What a form posted without script sent: one box is a value, several are a list. */
function ticked(form: NonNullable<Parameters<PageModule>[0]['form']>): readonly string[] {
  return form.lists?.['fabrics'] ?? [form.values['fabrics'] ?? ''];
}

function toSample(content: SiteContent, fabric: Fabric): SampleFabric {
  const [picture] = fabricPictures(content, fabric);
  return {
    slug: fabric.slug,
    number: fabric.number,
    title: fabric.title,
    note: noteLine(fabric),
    ...(picture && { picture: `${picture.path}-${picture.widths[0]}.avif` }),
    shade: fabric.shades[fabric.leadShade]!.hex,
  };
}
