import { StitchRule } from '../../ui/stitch-rule.tsx';
import { TapeMeasure } from '../../ui/tape-measure.tsx';
import { basePage, type PageModule } from '../page.ts';
import { scenePicture } from '../pictures.ts';
import { ContactSection } from '../sections/home/contact-section.tsx';
import { Excellence } from '../sections/home/excellence.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Notebook } from '../sections/home/notebook.tsx';
import { PopularCategories } from '../sections/home/popular-categories.tsx';
import { ProductionProcess } from '../sections/home/production-process.tsx';
import { ShopByType } from '../sections/home/shop-by-type.tsx';
import { WhyChooseUs } from '../sections/home/why-choose-us.tsx';
import { organization, website } from '../seo/organization.ts';

export const homePage: PageModule = ({ siteUrl, content }) => {
  const { hero } = content.home;
  const page = basePage(content, 'home');
  const fan = scenePicture(content, hero.scene);
  return {
    ...page,
    jsonLd: [organization(content, siteUrl), website(content, siteUrl)],
    body: (
      <main id="main" className="home">
        <Hero fan={fan} />
        <TapeMeasure />
        <Excellence />
        <ShopByType />
        <ProductionProcess rolls={scenePicture(content, 'rolls')} />
        <WhyChooseUs folds={scenePicture(content, 'folds')} />
        <Notebook stack={scenePicture(content, 'stack')} />
        <div className="wrap">
          <StitchRule />
        </div>
        <PopularCategories />
        <ContactSection />
      </main>
    ),
  };
};
