import { type FormEvent, useState } from 'react';
import type { ReplyTemplate } from '../../contract/desk/enquiry.ts';
import type { DeskSettings } from '../../contract/desk/settings.ts';

interface TemplatesProps {
  readonly templates: readonly ReplyTemplate[];
  readonly busy: boolean;
  onSave(change: Partial<DeskSettings>): void;
}

export function Templates({ templates, busy, onSave }: TemplatesProps) {
  const [open, setOpen] = useState<number>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, subject, body } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      'name' | 'subject' | 'body',
      string
    >;
    const next = [...templates];
    next[open ?? next.length] = { name, subject, body };
    onSave({ templates: next });
    setOpen(undefined);
  };
  const edited = open === undefined ? undefined : templates[open];
  return (
    <section>
      <h2>Templates</h2>
      <ul className="people">
        {templates.map((template, i) => (
          <li key={template.name}>
            <span>
              <b>{template.name}</b> <span className="mut">{template.subject}</span>
            </span>
            <button type="button" className="quiet" onClick={() => setOpen(i)}>
              Change
            </button>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => onSave({ templates: templates.filter((_, j) => j !== i) })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {open === undefined ? (
        <button type="button" className="quiet" onClick={() => setOpen(templates.length)}>
          Another template
        </button>
      ) : (
        <form aria-label="Template" className="stack" onSubmit={submit} key={open}>
          <p className="mut">
            {'{name}'}, {'{reference}'}, {'{product}'} and {'{phone}'} are filled in.
          </p>
          <input
            className="inp"
            name="name"
            aria-label="Name"
            placeholder="Name"
            required
            defaultValue={edited?.name}
          />
          <input
            className="inp"
            name="subject"
            aria-label="Subject"
            placeholder="Subject"
            required
            defaultValue={edited?.subject}
          />
          <textarea
            className="inp"
            name="body"
            aria-label="Text"
            rows={6}
            required
            defaultValue={edited?.body}
          />
          <div className="acts">
            <button type="submit" className="btn btn-small" disabled={busy}>
              Keep
            </button>
            <button type="button" className="quiet" onClick={() => setOpen(undefined)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
