import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { ReplyTemplate } from '../../contract/desk/endpoints/settings-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { ReplyPhotos } from './reply-photos.tsx';
import { fillTemplate } from './fill-template.ts';

/** Written here, sent through the outbox, kept with the enquiry. */
export function ReplyForm({ detail }: { readonly detail: EnquiryDetail }) {
  const { line, canMail } = detail;
  const { value: settings } = useQuery(endpoints.settings);
  const fresh = { subject: `Your enquiry ${line.reference}`, body: '' };
  const [draft, setDraft] = useState(fresh);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { send, busy, error } = useSend();
  if (!canMail) return null;

  const fill = (template: ReplyTemplate) => {
    const put = (text: string) => fillTemplate(detail, text);
    setDraft({ subject: put(template.subject), body: put(template.body) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...draft, photos };
    if (!(await send(endpoints.reply, { params: { id: line.id }, body }))) return;
    setDraft(fresh);
    setPhotos([]);
  };
  return (
    <section>
      <div className="section-head">
        <h2>Reply</h2>
        <select
          aria-label="Template"
          className="inp sel"
          value=""
          onChange={(event) => {
            const template = settings?.templates[Number(event.target.value)];
            if (template) fill(template);
          }}
        >
          <option value="">Template</option>
          {settings?.templates.map(({ name }, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <form aria-label="Write a reply" onSubmit={submit} className="stack">
        <input
          className="inp"
          aria-label="Subject"
          value={draft.subject}
          maxLength={200}
          required
          onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
        />
        <textarea
          id="body"
          className="inp"
          aria-label="Reply"
          rows={6}
          value={draft.body}
          maxLength={10_000}
          required
          onChange={(event) => setDraft({ ...draft, body: event.target.value })}
        />
        <ReplyPhotos enquiryId={line.id} photos={photos} onChange={setPhotos} />
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <Button type="submit" look="primary" size="small" busy={busy}>
            Send to {line.email}
          </Button>
        </div>
      </form>
    </section>
  );
}
