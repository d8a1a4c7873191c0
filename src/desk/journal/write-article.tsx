import { type FormEvent, useEffect, useRef, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { JournalLine } from '../../contract/desk/endpoints/journal-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../form-texts.ts';
import { dayOfMoment } from '../history/publications/spell-planned.ts';
import { go } from '../location.ts';
import { usePerson } from '../person-context.ts';
import { useKeys } from '../use-keys.ts';
import { useSend } from '../use-send.ts';
import { newArticle, newArticleKey } from './new-article.ts';

/** Asks for the title, because the address is made of it. */
export function WriteArticle({ lines }: { readonly lines: readonly JournalLine[] }) {
  const { name } = usePerson();
  const [asking, setAsking] = useState(false);
  const [wrong, setWrong] = useState('');
  const { send, busy, error } = useSend();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asking) input.current?.focus();
  }, [asking]);
  useKeys({ n: () => setAsking(true) });
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = formTexts(event.currentTarget, 'title').title.trim();
    const key = newArticleKey(
      title,
      lines.map((line) => line.key),
    );
    if (title.length < 5 || key === undefined) {
      return setWrong('Please write a title of at least five letters.');
    }
    const body = newArticle({ title, author: name, day: dayOfMoment(Date.now()) });
    const params = { kind: 'article', key };
    const saved = await send(endpoints.saveContent, { params, body: { parent: null, body } });
    if (saved) go(screenPath('article', { id: key }));
  };
  if (!asking) {
    return (
      <Button look="primary" size="small" onClick={() => setAsking(true)}>
        Write an article
      </Button>
    );
  }
  return (
    <form className="write-article" onSubmit={(event) => void write(event)} noValidate>
      <label>
        <span className="lab">Title of the article</span>
        <input
          ref={input}
          className="inp"
          name="title"
          maxLength={120}
          autoComplete="off"
          aria-invalid={wrong !== '' || undefined}
          onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
        />
      </label>
      <Button type="submit" look="primary" size="small" busy={busy} busyText="Beginning">
        Begin
      </Button>
      <button type="button" className="quiet" onClick={() => setAsking(false)}>
        Cancel
      </button>
      {(wrong || error) && (
        <p className="wrong" role="alert">
          {wrong || error}
        </p>
      )}
    </form>
  );
}
