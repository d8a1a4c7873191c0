import { perContent, requireCategory, type SiteContent } from '../../content/site-content.ts';
import { href, pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../contract/breadcrumbs.ts';
import { gsmText } from '../../domain/fabric/facts.ts';
import { fabricName, type Fabric } from '../../domain/fabric/fabric.ts';
import { ownSocialPath } from '../../domain/picture/own-picture.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { PageModule } from '../page.ts';
import { shadeCardPath } from '../../contract/shade-address.ts';
import { shadeStrip } from '../pictures.ts';
import { type AskedShade, askedShade } from '../sections/fabric/asked-shade.ts';
import { FabricGallery } from '../sections/fabric/fabric-gallery.tsx';
import { FabricRecord } from '../sections/fabric/record-card.tsx';
import { HowLapped } from '../sections/fabric/how-lapped.tsx';
import { NearFabrics } from '../sections/fabric/near-fabrics.tsx';
import { ShadeCurtain } from '../sections/fabric/shade-curtain.tsx';
import { TakeInto3d } from '../sections/fabric/take-into-3d.tsx';
import { PriceDock } from '../sections/fabric/ways-to-ask.tsx';
import { WorkingFacts } from '../sections/fabric/working-facts.tsx';
import { product } from '../seo/product.ts';
import { withdrawnPage } from './withdrawn-page.tsx';

const bySlug = perContent(({ fabrics }) => new Map(fabrics.map((fabric) => [fabric.slug, fabric])));
const withdrawnBySlug = perContent(
  ({ withdrawnFabrics }) => new Map(withdrawnFabrics.map((fabric) => [fabric.slug, fabric])),
);

/** One fabric: its pictures, its record, how it is lapped, its shades, similar fabrics. */
export const fabricPage: PageModule = ({ slug = '', query, siteUrl, content }) => {
  const { mill } = content;
  const fabric = bySlug(content).get(slug);
  if (!fabric) {
    const withdrawn = withdrawnBySlug(content).get(slug);
    return withdrawn && withdrawnPage(content, withdrawn);
  }
  const name = fabricName(fabric);
  const shade = askedShade(fabric, query);
  const category = requireCategory(content, fabric.categoryId);
  const crumbs = [
    ...breadcrumbs(pages.home),
    { name: category.tab.label, path: href.fabrics({ category: category.id }) },
    { name, path: href.fabric(slug) },
  ];
  return {
    title: pageTitle(content, fabric),
    description: pageDescription(content, fabric),
    canonical: href.fabric(slug),
    socialScene: category.band,
    ...ownCard(content, fabric),
    ...shadeCard(content, fabric, shade),
    crumbs,
    jsonLd: [product(content, siteUrl, fabric)],
    body: (
      <main id="main" className="page fabric" data-shade={shade?.words}>
        <div className="wrap">
          <p className="print-head" aria-hidden="true">
            {mill.name} · {mill.sales.email} · {mill.contacts[0].phone}
            <span>{siteUrl + href.fabric(slug)}</span>
          </p>
          <Breadcrumb crumbs={crumbs} />
          <div className="fab">
            <FabricGallery fabric={fabric} shade={shade} />
            <FabricRecord fabric={fabric} shade={shade} />
          </div>
        </div>
        <HowLapped fabric={fabric} />
        <ShadeCurtain fabric={fabric} shade={shade} />
        <WorkingFacts fabric={fabric} />
        <TakeInto3d fabric={fabric} shade={shade} />
        <NearFabrics fabric={fabric} />
        <PriceDock fabric={fabric} shade={shade} />
      </main>
    ),
  };
};

/** A link to a fabric that was photographed shows the photograph. */
function ownCard({ pictures }: SiteContent, { photographs = [] }: Fabric): { socialPath?: string } {
  const key = photographs.find((one) => Object.hasOwn(pictures.own, one));
  return key === undefined ? {} : { socialPath: ownSocialPath(key) };
}

/** A link to a fabric in a shade shows it in that shade, before any photograph of another. */
function shadeCard(
  content: SiteContent,
  fabric: Fabric,
  shade: AskedShade | undefined,
): { socialPath?: string } {
  const strip = shade && shadeStrip(content, fabric);
  return strip ? { socialPath: shadeCardPath(strip.path, shade.hex) } : {};
}

function pageTitle({ mill }: SiteContent, fabric: Fabric): string {
  return `${fabricName(fabric)}: ${fabric.construction.name} | ${mill.shortName}`;
}

function pageDescription({ mill }: SiteContent, fabric: Fabric): string {
  // A result list cuts after some 160 letters, and the figures must come before that.
  const sentence = /^.+?\.(?= |$)/.exec(fabric.description)?.[0] ?? fabric.description;
  return `${sentence} ${fabric.composition}, ${gsmText(fabric.gsm)}, by the metre from the mill in ${mill.address.city}.`;
}
