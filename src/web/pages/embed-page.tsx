import { keywordCards } from '../chat/make-cards.ts';
import { chatMill, keywordTexts, millTexts } from '../chat/keyword-texts.ts';
import EmbeddedChat from '../islands/embedded-chat.tsx';
import { Island } from '../islands/engine/island.tsx';
import { basePage, type PageModule } from '../page.ts';

/** The keyword assistant alone, full height, made for a frame on a partner's site. */
export const embedPage: PageModule = ({ form, content }) => {
  const { consentVersion: privacyVersion } = content.privacy;
  const mill = chatMill(content);
  const page = basePage(content, 'embed');
  return {
    ...page,
    status: form ? 422 : 200,
    crumbs: [],
    frame: 'bare',
    body: (
      <main id="main" className="talk talk-alone">
        <header className="talk-head" id="navigation">
          <h1>{millTexts(mill).title}</h1>
          <p>{keywordTexts.subtitle}</p>
        </header>
        <Island
          name="embedded-chat"
          on="intent"
          className="talk-body"
          component={EmbeddedChat}
          props={{
            cards: keywordCards(content),
            mill,
            privacyVersion,
            ...(form && { refused: { values: form.values, text: form.notice?.text ?? '' } }),
          }}
        />
      </main>
    ),
  };
};
