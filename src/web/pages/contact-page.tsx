import { contactKind } from '../../contract/enquiry/contact.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import ContactActions from '../islands/contact-actions.tsx';
import ContactForm from '../islands/contact-form.tsx';
import { Island } from '../islands/engine/island.tsx';
import { basePage, type PageModule } from '../page.ts';
import { DirectContact } from '../sections/contact/direct-contact.tsx';
import { PageOpening } from '../sections/page-opening.tsx';

export const contactPage: PageModule = ({ form, content, usualAnswer }) => {
  const { contact: texts } = content;
  const { consentVersion: privacyVersion } = content.privacy;
  const page = basePage(content, 'contact');
  const isMessage = form?.name === contactKind.form.name;
  const message = isMessage ? form : undefined;
  const quick = isMessage ? undefined : form;
  return {
    ...page,
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs} />
        <div className="wrap ask contact-ways">
          <FormNotice form={quick} />
          <Island
            name="contact-actions"
            on="intent"
            component={ContactActions}
            props={{
              texts: texts.ways,
              privacyVersion,
              page: 'contact',
              ...(quick && { form: quick }),
            }}
          />
        </div>
        <div className="wrap contact-message">
          <section aria-labelledby="send-message">
            <h2 id="send-message">{texts.message.heading}</h2>
            <p className="lead">{texts.message.lead}</p>
            {usualAnswer && <p>We usually answer {usualAnswer}, measured over the last 90 days.</p>}
            <FormNotice form={message} />
            <Island
              name="contact-form"
              on="intent"
              component={ContactForm}
              props={{
                values: message?.values ?? {},
                errors: message?.errors ?? {},
                privacyVersion,
              }}
            />
          </section>
          <DirectContact />
        </div>
      </main>
    ),
  };
};
