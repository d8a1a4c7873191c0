import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { searchResultShows } from '../../../domain/publishing/search-result.ts';
import { fillIn, useBook } from '../book.ts';
import { FactText } from '../form/fact-text.tsx';
import type { RowForm } from '../rows/row-props.ts';
import { pageName } from '../page-names.ts';
import { Leaf } from './leaf.tsx';
import { ListRows } from './list-rows.tsx';
import { toText } from '../../record/fields/fields.ts';

/** What search engines and the tab of the browser say of each page. */
export function Titles() {
  const { facts } = useBook();
  const title = ({ body }: MillRecord) => {
    const words = fillIn(toText(body?.['title']), facts);
    const letters = [...words].length;
    return (
      <>
        {words}
        {letters > searchResultShows.title && (
          <span className="demo">
            {letters} letters, {searchResultShows.title} are shown
          </span>
        )}
      </>
    );
  };
  const label = ({ kind, key, body }: MillRecord) =>
    kind === 'pageTitle' ? pageName(key) : toText(body?.['title']).split(' | ')[0] || key;
  return (
    <Leaf
      id="titles"
      title="Google titles"
      note="Title and description of each page, as Google shows them"
    >
      <ListRows kind="pageTitle" noun="Title" shown={4} form={TitleForm} {...{ title, label }} />
      <ListRows
        kind="categoryTitle"
        noun="Title"
        shown={2}
        form={TitleForm}
        {...{ title, label }}
      />
    </Leaf>
  );
}

const TitleForm: RowForm = ({ value, onChange }) => <Fields {...{ value, onChange }} />;

function Fields({ value, onChange }: Parameters<RowForm>[0]) {
  const { facts } = useBook();
  const body = value as Readonly<Record<string, unknown>>;
  return (
    <div className="form-group">
      {(['title', 'description'] as const).map((field) => (
        <div key={field}>
          <FactText
            node={{ type: 'text', long: field === 'description', link: false }}
            kind="pageTitle"
            path={field}
            label={fieldLabel('pageTitle', field)}
            value={body[field]}
            long={field === 'description'}
            onChange={(text) => onChange({ ...body, [field]: text })}
          />
          <Letters text={fillIn(toText(body[field]), facts)} fit={searchResultShows[field]} />
        </div>
      ))}
      <label className="tick">
        <input
          type="checkbox"
          checked={body['index'] === true}
          onChange={({ target }) => onChange({ ...body, index: target.checked })}
        />
        {fieldLabel('pageTitle', 'index')}
      </label>
      <SearchResult
        title={fillIn(toText(body['title']), facts)}
        description={fillIn(toText(body['description']), facts)}
      />
    </div>
  );
}

function Letters({ text, fit }: { readonly text: string; readonly fit: number }) {
  const letters = [...text].length;
  return (
    <div className="counter lab mut">
      <span>
        {letters} of {fit} letters
        {letters > fit ? `: Google cuts off the last ${letters - fit}` : ': Google shows all of it'}
      </span>
      <progress className="prog" max={fit} value={Math.min(letters, fit)} aria-hidden="true" />
    </div>
  );
}

/** Roughly as a result list shows it. */
function SearchResult({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}) {
  return (
    <div className="result" aria-label="As a search result" role="group">
      <b>{cut(title, searchResultShows.title)}</b>
      <p>{cut(description, searchResultShows.description)}</p>
    </div>
  );
}

function cut(text: string, fit: number): string {
  const letters = [...text];
  return letters.length <= fit ? text : `${letters.slice(0, fit).join('').trimEnd()}…`;
}
