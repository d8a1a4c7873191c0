import '../styles/journal.css';
import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { Link } from '../link.tsx';
import { NotFoundScreen } from '../frame/not-found-screen.tsx';
import type { Editing } from '../record/editing.ts';
import { readField } from '../record/fields/fields.ts';
import { PublishBar } from '../record/publish-bar.tsx';
import { Toasts } from '../record/toasts.tsx';
import { useRecord } from '../record/use-record.ts';
import { useWide } from '../use-wide.ts';
import { ArticlePlan } from './article-plan.tsx';
import { ArticlePreview, PreviewOver } from './article-preview.tsx';
import { articleWords, photographsOf } from './article-words.ts';
import { BlocksEditor } from './blocks/blocks-editor.tsx';
import { HeadRows } from './head/head-rows.tsx';
import { PlaceRows } from './head/place-rows.tsx';
import { TakeOff } from './take-off.tsx';

/** One article: its text on the left, the real page on the right. */
export default function ArticleScreen({ id }: { readonly id: string }) {
  const record = useRecord('article', id);
  switch (record.state) {
    case 'loading':
      return <div className="sheet" aria-busy="true" />;
    case 'missing':
      return <NotFoundScreen />;
    case 'newer':
      return (
        <div className="sheet">
          <p className="empty">
            This article was saved by a newer release of the program. Please wait until it is
            updated here.
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className="sheet">
          <p className="field-error">{record.error}</p>
        </div>
      );
    case 'ready':
      return <ArticleForm editing={record.editing} />;
  }
}

function ArticleForm({ editing }: { readonly editing: Editing }) {
  const [beside, setBeside] = useState(true);
  const [over, setOver] = useState(false);
  const isWide = useWide();
  const title = String(readField(editing.body, 'title') ?? '');
  const slug = String(readField(editing.body, 'slug') ?? editing.key);
  const prefix = String(readField(editing.body, 'prefix') ?? 'blog');
  const page = `/${prefix}/${slug}`;
  const words = articleWords(title);
  return (
    <>
      <PublishBar
        editing={editing}
        words={words}
        where={
          <>
            <Link href={screenPath('journal')}>Journal</Link> / {title || 'New article'}
          </>
        }
        page={page}
        together={photographsOf}
        onPreview={() => (isWide ? setBeside(!beside) : setOver(true))}
        previewWord={isWide ? (beside ? 'Hide the page' : 'Show the page') : 'Preview'}
      />
      <div className={isWide && beside ? 'article-desk with-preview' : 'article-desk'}>
        <div className="article-form">
          <h1 className="sr">{title || 'New article'}</h1>
          <ArticlePlan editing={editing} />
          <section className="leaf" aria-label="Title and picture">
            <h2>Title and picture</h2>
            <HeadRows editing={editing} />
          </section>
          <section className="leaf" aria-label="Text">
            <h2>Text</h2>
            <BlocksEditor editing={editing} />
          </section>
          <section className="leaf" aria-label="Web link, lists and Google">
            <h2>Web link, lists and Google</h2>
            <PlaceRows editing={editing} />
          </section>
          <TakeOff editing={editing} />
        </div>
        {isWide && beside && <ArticlePreview editing={editing} page={page} />}
      </div>
      {!isWide && over && (
        <PreviewOver editing={editing} page={page} onClose={() => setOver(false)} />
      )}
      <Toasts />
    </>
  );
}
