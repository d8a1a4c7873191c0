import type { PhotoBlock } from '../../../content/journal/article-blocks.ts';
import { describePicture } from '../../record/picture-record.ts';
import { PictureChoice } from '../picture-choice.tsx';
import { oneLine, TextField } from './fields.tsx';

interface PhotoFormProps {
  readonly block: PhotoBlock;
  onChange(block: PhotoBlock): void;
}

export function PhotoForm({ block, onChange }: PhotoFormProps) {
  return (
    <div className="entry-fields">
      <PictureChoice
        picture={block.picture}
        alt={block.alt}
        onChoose={(picture) => onChange({ ...block, picture })}
      />
      <div onBlur={() => void describePicture(block.picture, block.alt)}>
        <TextField
          label="What the picture shows, for blind visitors and for Google"
          value={block.alt}
          long
          onChange={(alt) => onChange({ ...block, alt: oneLine(alt) })}
        />
      </div>
      <TextField
        label="Words under the photograph (may stay empty)"
        value={block.caption ?? ''}
        long
        onChange={(typed) => {
          const { caption: _, ...rest } = block;
          const caption = oneLine(typed);
          onChange(caption === '' ? rest : { ...rest, caption });
        }}
      />
    </div>
  );
}
