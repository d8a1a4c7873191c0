import { privacyVersion } from '../../content/legal/privacy.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { scheduleCallPage as texts } from '../../content/schedule-call.ts';
import { pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { Island } from '../islands/engine/island.tsx';
import ScheduleForm from '../islands/schedule-form.tsx';
import type { PageModule } from '../page.ts';
import { PageOpening } from '../sections/content/page-opening.tsx';

export const scheduleCallPage: PageModule = ({ form, now }) => {
  const crumbs = breadcrumbs(pages.scheduleCall);
  const meta = pagesMeta['/schedule-call'];
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.scheduleCall,
    socialScene: meta.scene,
    crumbs,
    sheet: 'forms',
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={crumbs} back={texts.back} />
        <div className="wrap">
          <FormNotice form={form} />
          <Island
            name="schedule-form"
            on="intent"
            component={ScheduleForm}
            props={{
              now: now.getTime(),
              steps: texts.steps,
              values: { ...form?.values, date: pickedDate(form) },
              errors: form?.errors ?? {},
              privacyVersion,
            }}
          />
        </div>
      </main>
    ),
  };
};

/** The hidden empty date comes with the picked one. */
function pickedDate(form: Parameters<PageModule>[0]['form']): string {
  return form?.lists?.['date']?.at(-1) ?? form?.values['date'] ?? '';
}
