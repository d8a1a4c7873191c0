import { folios } from '../sections/folios.ts';
import type { Ask } from '../../contract/render.ts';
import { pages } from '../../contract/routes.ts';
import type { AiMessage } from '../chat/ai-message.ts';
import { chatMill } from '../chat/keyword-texts.ts';
import { aiCards } from '../chat/make-cards.ts';
import FabricGuide from '../islands/fabric-guide.tsx';
import { Island } from '../islands/engine/island.tsx';
import { basePage, type PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
import { Cards } from '../sections/content/cards.tsx';
import { ContentSection } from '../sections/content/content-section.tsx';
import { IndexList } from '../sections/content/index-list.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';
import { barChat } from '../sections/whatsapp-form.tsx';

/** The AI assistant as a page. A question in the address is answered in the markup, without script. */
export const fabricGuidePage: PageModule = ({ query, ask, content }) => {
  const { fabricGuide: guide, mill } = content;
  const { topBar } = content.navigation;
  const { consentVersion: privacyVersion } = content.privacy;
  const page = basePage(content, 'fabricGuide');
  const [phone] = mill.contacts;
  const earlier = answered(query.get('q')?.trim() ?? '', ask);
  return {
    ...page,
    ...(earlier.length > 0 && { robots: 'noindex, follow' as const }),
    body: (
      <main id="main" className="page">
        <PageOpening title={guide.heading} lead={guide.lead} crumbs={page.crumbs} />
        <ContentSection id="ask" heading="Ask" folio={folios.locknit}>
          <Island
            name="fabric-guide"
            on="intent"
            className="talk talk-page"
            component={FabricGuide}
            props={{ cards: aiCards(content), mill: chatMill(content), privacyVersion, earlier }}
          />
        </ContentSection>
        <ContentSection id="examples" heading={guide.examples.heading} folio={folios.satin}>
          <IndexList links={guide.examples.links} />
        </ContentSection>
        <ContentSection id="answers" heading={guide.answers.heading} folio={folios.net}>
          <Cards
            items={guide.answers.items}
            glyphs={[folios.tricot, folios.satin, folios.queensCord, folios.pillar]}
          />
        </ContentSection>
        <ContentSection id="person" heading={guide.person.heading} folio={folios.pillar}>
          <p className="lead">{guide.person.text}</p>
          <Actions links={guide.person.actions} />
          <p className="plain-links">
            <a href={`tel:${phone.tel}`}>{phone.phone}</a>
            <button type="submit" form={barChat}>
              {topBar.whatsapp.label}
            </button>
          </p>
        </ContentSection>
        <ExploreMore path={pages.fabricGuide} />
      </main>
    ),
  };
};

/** A draft needs a form that only script can show, so it stays out of the markup. */
function answered(question: string, ask: Ask | undefined): AiMessage[] {
  if (question === '' || !ask) return [];
  const { message, showCategories } = ask(question);
  return [
    { id: 'asked', role: 'user', content: question, timestamp: 0 },
    { id: 'answered', role: 'assistant', content: message, showCategories, timestamp: 0 },
  ];
}
