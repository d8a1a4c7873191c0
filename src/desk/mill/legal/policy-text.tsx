import { useEffect, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { callDesk } from '../../call-desk.ts';
import { readField, toText } from '../../record/fields/fields.ts';
import { fillIn, onlyKey, shippedOf, useBook } from '../book.ts';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** One version of the policy, whole, as it was read. */
export function PolicyText({ revision }: { readonly revision: string | null }) {
  const { find, facts } = useBook();
  const [read, setRead] = useState<RecordBody | string | null>(null);
  useEffect(() => {
    if (revision === null) return;
    const params = { kind: 'privacy', key: onlyKey, revision };
    void callDesk(endpoints.contentRevision, { params }).then((answer) =>
      setRead(answer.ok ? answer.value.body : answer.error),
    );
  }, [revision]);
  const body = revision === null ? shippedOf(find('privacy', onlyKey)) : read;
  if (typeof body === 'string') return <p className="wrong lab">{body}</p>;
  if (!body) return <p aria-busy="true" />;
  const say = (text: unknown) => fillIn(toText(text), facts);
  const sections = (readField(body, 'sections') ?? []) as readonly Section[];
  return (
    <div className="policy">
      <p>{say(readField(body, 'page.lead'))}</p>
      {sections.map(({ title, paragraphs, list = [] }, index) => (
        <section key={title}>
          <h4>
            {index + 1}. {say(title)}
          </h4>
          {paragraphs.map((text) => (
            <p key={text}>{say(text)}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((text) => (
                <li key={text}>{say(text)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
