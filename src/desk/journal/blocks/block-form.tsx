import type { ArticleBlock } from '../../../content/journal/article-blocks.ts';
import { type FigureId, figureIds } from '../../../content/journal/figure-ids.ts';
import { ProseEditor } from '../prose/prose-editor.tsx';
import { figureNames } from './block-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { oneLine, TextField } from './fields.tsx';
import { PhotoForm } from './photo-form.tsx';
import { href as siteHref } from '../../../contract/routes.ts';

interface BlockFormProps {
  readonly block: ArticleBlock;
  readonly label: string;
  readonly describedBy?: string | undefined;
  onChange(block: ArticleBlock): void;
}

/** Each kind of block has its own fields. */
export function BlockForm({ block, label, describedBy, onChange }: BlockFormProps) {
  switch (block.type) {
    case 'prose':
      return (
        <ProseEditor
          text={block.text}
          label={label}
          describedBy={describedBy}
          isFocused
          onChange={(text) => onChange({ ...block, text })}
        />
      );
    case 'photo':
      return <PhotoForm block={block} onChange={onChange} />;
    case 'figure':
      return (
        <div className="entry-fields">
          <label className="entry-field">
            <span className="lab">Drawing</span>
            <select
              className="inp sel"
              value={block.id}
              onChange={({ target }) => onChange({ ...block, id: target.value as FigureId })}
            >
              {figureIds.map((id) => (
                <option key={id} value={id}>
                  {figureNames[id]}
                </option>
              ))}
            </select>
          </label>
          <TextField
            label="What it shows, under the drawing"
            value={block.caption}
            long
            onChange={(caption) => onChange({ ...block, caption: oneLine(caption) })}
          />
        </div>
      );
    case 'quickPicks':
      return (
        <EntryList
          items={block.items}
          blank={{ need: '', pick: '' }}
          thing="pick"
          onChange={(items) => onChange({ ...block, items })}
          renderItem={(item, change) => (
            <>
              <TextField
                label="For"
                value={item.need}
                onChange={(need) => change({ ...item, need })}
              />
              <TextField
                label="Take"
                value={item.pick}
                onChange={(pick) => change({ ...item, pick })}
              />
              <TextField
                label="Leads to (may stay empty)"
                value={item.to ?? ''}
                placeholder={siteHref.fabric('…')}
                onChange={(to) => {
                  const { to: _, ...rest } = item;
                  change(to === '' ? rest : { ...rest, to });
                }}
              />
            </>
          )}
        />
      );
    case 'garmentTable':
      return (
        <EntryList
          items={block.rows}
          blank={{ garment: '', gsm: '', note: '' }}
          thing="garment"
          onChange={(rows) => onChange({ ...block, rows })}
          renderItem={(row, change) => (
            <>
              <TextField
                label="Garment"
                value={row.garment}
                onChange={(garment) => change({ ...row, garment })}
              />
              <TextField
                label="Weight, as readers see it"
                value={row.gsm}
                placeholder="120 to 150"
                onChange={(gsm) => change({ ...row, gsm })}
              />
              <TextField
                label="Note"
                value={row.note}
                onChange={(note) => change({ ...row, note })}
              />
            </>
          )}
        />
      );
    case 'useCases':
      return (
        <EntryList
          items={block.cases}
          blank={{ title: '', gsm: '', text: '' }}
          thing="use"
          onChange={(cases) => onChange({ ...block, cases })}
          renderItem={(one, change) => (
            <>
              <TextField
                label="Use"
                value={one.title}
                onChange={(title) => change({ ...one, title })}
              />
              <TextField
                label="Weight, as readers see it"
                value={one.gsm}
                onChange={(gsm) => change({ ...one, gsm })}
              />
              <TextField
                label="Text"
                value={one.text}
                long
                onChange={(text) => change({ ...one, text })}
              />
            </>
          )}
        />
      );
    case 'faq':
      return (
        <EntryList
          items={block.items}
          blank={{ question: '', answer: '' }}
          thing="question"
          onChange={(items) => onChange({ ...block, items })}
          renderItem={(item, change) => (
            <>
              <TextField
                label="Question"
                value={item.question}
                onChange={(question) => change({ ...item, question })}
              />
              <TextField
                label="Answer"
                value={item.answer}
                long
                onChange={(answer) => change({ ...item, answer: oneLine(answer) })}
              />
            </>
          )}
        />
      );
    case 'checklist':
      return (
        <EntryList
          items={block.items}
          blank=""
          thing="point"
          onChange={(items) => onChange({ ...block, items })}
          renderItem={(item, change, place) => (
            <TextField label={`Point ${place + 1}`} value={item} onChange={change} />
          )}
        />
      );
    case 'gsmChart':
      return (
        <p className="mut">
          Shows the weight bands of your terms as a table. There is nothing to write here: it
          follows when the terms change.
        </p>
      );
    case 'button':
    case 'download':
      return (
        <div className="entry-fields">
          <TextField
            label="Words on the button"
            value={block.label}
            onChange={(words) => onChange({ ...block, label: words })}
          />
          <TextField
            label={block.type === 'button' ? 'Leads to' : 'Web link of the file'}
            value={block.href}
            placeholder={block.type === 'button' ? '/quote or https://…' : '/charts/…'}
            onChange={(href) => onChange({ ...block, href: href.trim() })}
          />
        </div>
      );
  }
}
