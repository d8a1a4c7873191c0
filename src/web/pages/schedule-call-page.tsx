import { startOfIndianDay } from '../../domain/enquiry/indian-time.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { Island } from '../islands/engine/island.tsx';
import ScheduleForm from '../islands/schedule-form.tsx';
import { basePage, type PageModule } from '../page.ts';
import { PageOpening } from '../sections/page-opening.tsx';

export const scheduleCallPage: PageModule = ({ form, now, content }) => {
  const { mill, terms, scheduleCall: texts } = content;
  const { consentVersion: privacyVersion } = content.privacy;
  const page = basePage(content, 'scheduleCall');
  return {
    ...page,
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page">
        <PageOpening
          title={texts.heading}
          lead={texts.lead}
          crumbs={page.crumbs}
          back={texts.back}
        />
        <div className="wrap">
          <FormNotice form={form} />
          <Island
            name="schedule-form"
            on="intent"
            component={ScheduleForm}
            props={{
              // The day, so that every instance prints the same page.
              now: startOfIndianDay(now.getTime()),
              steps: texts.steps,
              hours: mill.hours.calls.label,
              confirmed: terms.response.call.text,
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
