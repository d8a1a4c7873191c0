import '../styles/lists.css';
import '../styles/journal.css';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { JournalLine } from '../../contract/desk/endpoints/journal-endpoints.ts';
import { classNames } from '../../ui/class-names.ts';
import { spellPlannedFor } from '../history/publications/spell-planned.ts';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { useMay } from '../person-context.ts';
import { Toasts } from '../record/toasts.tsx';
import { useNow } from '../use-now.ts';
import { usePictureAddress } from '../use-picture-address.ts';
import { useQuery } from '../use-query.ts';
import { WriteArticle } from './write-article.tsx';

type View = 'all' | 'public' | 'draft' | 'planned' | 'unlisted' | 'off';

const views: Readonly<Record<View, { label: string; holds: (line: JournalLine) => boolean }>> = {
  all: { label: 'All', holds: ({ state }) => state !== 'off' },
  public: { label: 'Public', holds: ({ state }) => state === 'public' || state === 'changed' },
  draft: { label: 'Draft', holds: ({ state }) => state === 'draft' || state === 'changed' },
  planned: { label: 'Publishes on a date', holds: ({ plannedFor }) => plannedFor !== undefined },
  unlisted: {
    label: 'Only by direct link',
    holds: ({ unlisted, state }) => unlisted && state !== 'off',
  },
  off: { label: 'Hidden', holds: ({ state }) => state === 'off' },
};

/** Every article, as its draft says. */
export default function JournalScreen() {
  const { value: lines, error } = useQuery(endpoints.journal);
  const mayDraft = useMay('draft');
  const asked = useLocation().searchParams.get('view') ?? '';
  const view: View = Object.hasOwn(views, asked) ? (asked as View) : 'all';
  const shown = lines?.filter(views[view].holds);
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Journal</h1>
        {mayDraft && lines && <WriteArticle lines={lines} />}
      </div>
      <div className="drawers" role="group" aria-label="Which articles">
        {(Object.keys(views) as View[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'true' : undefined}
            onClick={() =>
              go(screenPath('journal', {}, name === 'all' ? {} : { view: name }), { replace: true })
            }
          >
            {views[name].label}{' '}
            <span className="count">{lines?.filter(views[name].holds).length ?? ''}</span>
          </button>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
      <ul className="articles" aria-busy={!lines}>
        {shown?.map((line) => (
          <ArticleItem key={line.key} line={line} />
        ))}
      </ul>
      {shown?.length === 0 && (
        <p className="empty">
          {lines?.length === 0
            ? 'No article yet. Write the first one: what buyers ask you most often.'
            : 'No article here.'}
        </p>
      )}
      <Toasts />
    </div>
  );
}

function ArticleItem({ line }: { readonly line: JournalLine }) {
  const now = useNow();
  const picture = usePictureAddress()(line.image, 180);
  const { key, title, excerpt, date, author, state, unlisted, plannedFor } = line;
  return (
    <li className={classNames('article-line', state === 'off' && 'is-off')}>
      <Link href={screenPath('article', { id: key })}>
        {picture === undefined ? (
          <span className="no-plate lab">No picture</span>
        ) : (
          <img src={picture} alt="" loading="lazy" width="72" height="72" />
        )}
        <span className="article-words">
          <b>{title}</b>
          <span className="mut">{excerpt}</span>
          <span className="lab mut">
            {[spellDate(date), author && `by ${author}`].filter(Boolean).join(', ')}
          </span>
        </span>
        <span className="article-state">
          <span className={`st st-${state}`}>{stateWords[state]}</span>
          {plannedFor !== undefined && (
            <span className="lab">Publishes {spellPlannedFor(plannedFor, now)}</span>
          )}
          {unlisted && <span className="lab mut">Only by direct link</span>}
        </span>
      </Link>
    </li>
  );
}

const stateWords: Readonly<Record<JournalLine['state'], string>> = {
  public: 'Public',
  changed: 'Changed, not published',
  draft: 'Draft',
  off: 'Hidden',
};

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function spellDate(date: string): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? '' : day.format(at);
}
