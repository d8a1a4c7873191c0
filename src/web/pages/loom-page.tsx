import { readDesign, writeDesign } from '../../contract/design-address.ts';
import { href } from '../../contract/routes.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { perContent } from '../../content/site-content.ts';
import { type ClothDesign, runsAlike } from '../../domain/cloth-design/cloth-design.ts';
import { loomBook } from '../../domain/cloth-design/loom-book.ts';
import { type Paint, paintEnd } from '../../domain/cloth-design/paint-warp.ts';
import { loomStarts } from '../../domain/cloth-design/loom-starts.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import DesignForm from '../islands/design-form.tsx';
import { Island } from '../islands/engine/island.tsx';
import Loom from '../islands/loom.tsx';
import { basePage, type Page, type PageModule } from '../page.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { PageHead } from '../sections/page-opening.tsx';
import { LoomSheet } from '../sections/loom/loom-sheet.tsx';
import { LoomWords } from '../sections/loom/loom-words.tsx';
import { learningResource } from '../seo/learning-resource.ts';

const bookOf = perContent(loomBook);
const startsOf = perContent((content) =>
  loomStarts(content).flatMap(({ design, ...start }) => {
    const address = writeDesign(design);
    return address ? [{ ...start, design, address }] : [];
  }),
);

/** Opened first: colours show what the bars do. */
const firstStart = 'Atlas check';
/** The dyes of its ends, by the first letters of their names: one row for each bar, the front bar first. */
const firstWarp = ['NNNNNNNNMMHHMMNN', 'NNNNNNNNMMJJMMNN'] as const;
const firstDyes = { N: 'Neel', M: 'Malai', H: 'Haldi', J: 'Majith' } as const;
/** Enough dyes to begin with; any other colour is a tap away. */
const potCount = 5;

/** The instrument, with the cloth of the address or one of the book in it. */
export const loomPage: PageModule = ({ slug, form, siteUrl, content }) => {
  const starts = startsOf(content);
  const first = starts.find(({ name }) => name === firstStart) ?? starts[0];
  const asked = form?.values['design'] ?? (slug === undefined ? undefined : decoded(slug));
  const read = asked === undefined ? undefined : readDesign(asked);
  // Nobody wrote such an address by way of the instrument.
  if (slug !== undefined && !read?.ok) return undefined;
  const design = read?.ok ? read.design : first && openingOf(content, first.design);
  const address = design && writeDesign(design);
  const page = basePage(content, 'loom');
  if (!design || !address) return withoutStart(page);
  const book = bookOf(content);
  const name = nameOf(content, design);
  return {
    ...page,
    ...(slug !== undefined && {
      title: `${name}, ${design.bars.length} bars: a design | ${content.mill.shortName}`,
      canonical: href.design(address),
      robots: 'noindex, follow' as const,
    }),
    status: form ? 422 : 200,
    jsonLd: slug === undefined ? [learningResource(content, siteUrl)] : [],
    body: (
      <main id="main" className="page loom-page">
        <div className="wrap">
          <Breadcrumb crumbs={page.crumbs} />
          <div className="loom-head">
            <h1>Knit your own</h1>
            <p className="lead">
              Start from a structure, paint the warp, move the bars. The cloth, its weight and
              whether it can be knitted follow at once.
            </p>
          </div>
          <Island
            name="loom"
            on="intent"
            component={Loom}
            props={{
              book,
              starts: starts.map(({ name: called, note, address: at }) => ({
                name: called,
                note,
                address: at,
              })),
              address,
              pots: potsOf(content, design),
            }}
          />
        </div>
        <LoomSheet {...{ design, book, name }} url={`${siteUrl}${href.design(address)}`} />
        <section className="loom-ask wrap" id="ask" aria-labelledby="ask-title">
          <div>
            <h2 id="ask-title">Ask the mill to knit it</h2>
            <p className="lead">
              The cloth above goes to the sales desk as you see it. Name and phone are enough; we
              answer within 24 hours.
            </p>
          </div>
          <div>
            <FormNotice form={form} />
            <Island
              name="design-form"
              on="intent"
              component={DesignForm}
              props={{
                values: { ...form?.values, design: address },
                errors: form?.errors ?? {},
                privacyVersion: content.privacy.consentVersion,
              }}
            />
          </div>
        </section>
        <LoomWords />
      </main>
    ),
  };
};

/** The first cloth in the dyes of the mill that are named above; as it is recorded where one is missing. */
function openingOf({ shades }: SiteContent, start: ClothDesign): ClothDesign {
  const dyes = Object.values(shades);
  const hexOf = (letter: string) =>
    dyes.find(({ name }) => name.startsWith(firstDyes[letter as keyof typeof firstDyes]))?.hex;
  if (start.bars.length !== firstWarp.length || !Object.keys(firstDyes).every(hexOf)) return start;
  return firstWarp.reduce(
    (design, row, bar) =>
      [...row].reduce(
        (painted, letter, end) =>
          paintEnd(painted, { bar, end }, hexOf(letter) as Paint, row.length),
        design,
      ),
    start,
  );
}

/** A mill that has recorded no fabric yet has nothing to begin from. */
function withoutStart(page: ReturnType<typeof basePage>): Page {
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Knit your own"
          lead="The instrument opens with the first fabric of the book, from which a design begins."
          crumbs={page.crumbs}
        />
      </main>
    ),
  };
}

/** Some programs escape what needs no escaping. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** As the book calls a cloth with these chains. */
function nameOf({ fabrics }: SiteContent, design: ClothDesign): string {
  return (
    fabrics.find(({ construction }) => runsAlike(construction, design))?.construction.name ??
    'Own chains'
  );
}

/** The colours of the design itself come first. */
function potsOf({ shades }: SiteContent, design: ClothDesign) {
  const all = Object.values(shades);
  const own = new Set(Object.values(design.yarns).flatMap(({ colour }) => colour ?? []));
  const wanted = ['Neel', 'Malai', 'Haldi', 'Majith', 'Mehndi'];
  const named = all.filter(({ name }) => wanted.some((one) => name.startsWith(one)));
  const used = all.filter(({ hex }) => own.has(hex));
  const others = [...named, ...all].filter(({ hex }) => !own.has(hex));
  return [...used, ...new Set(others)].slice(0, Math.max(potCount, used.length));
}
