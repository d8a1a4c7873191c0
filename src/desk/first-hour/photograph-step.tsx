import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { photoTypes } from '../fabrics/pictures/send-photograph.ts';
import { Link } from '../link.tsx';
import type { Editing } from '../record/editing.ts';
import { readField, readText } from '../record/fields/fields.ts';
import { FileButton } from '../record/fields/file-button.tsx';
import { keepPictureRecord } from '../record/picture-record.ts';
import { useRecord } from '../record/use-record.ts';
import { sendFile } from '../send-file.ts';
import { BesidePage } from './beside-page.tsx';

interface PhotographStepProps {
  /** Its key. */
  readonly fabric: string;
  onDone(): void;
}

/** The fabric is written down; a photograph makes it true. */
export function PhotographStep({ fabric, onDone }: PhotographStepProps) {
  const record = useRecord('fabric', fabric);
  if (record.state !== 'ready') return <div className="sheet" aria-busy="true" />;
  const { editing } = record;
  const name = `${readText(editing.body, 'number')} ${readText(editing.body, 'title')}`;
  return (
    <BesidePage editing={editing} path={href.fabric(readText(editing.body, 'slug'))}>
      <section className="leaf">
        <h2>{name}</h2>
        <p>
          The fabric is saved as a draft. A photograph of the cloth lying flat, in daylight, shows
          more than any word.
        </p>
        <Photograph editing={editing} name={name} />
        <p className="hour-act">
          <Button look="primary" onClick={() => void editing.saveNow().then(onDone)}>
            Continue
          </Button>
          <Link className="quiet" href={screenPath('fabric', { id: fabric })}>
            Open its card
          </Link>
        </p>
      </section>
    </BesidePage>
  );
}

interface PhotographProps {
  readonly editing: Editing;
  readonly name: string;
}

function Photograph({ editing, name }: PhotographProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [alt, setAlt] = useState(() => offeredWords(editing, name));
  const pictures = (readField(editing.body, 'photographs') ?? []) as readonly string[];

  const take = async (file: File) => {
    setBusy(true);
    setError(await addPhotograph(editing, file, alt.trim() || offeredWords(editing, name)));
    setBusy(false);
  };

  return (
    <>
      <label className="stack">
        <span className="lab mut">What the picture shows, for blind visitors and for Google</span>
        <textarea
          className="inp short"
          rows={2}
          maxLength={300}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </label>
      <div className="pairs">
        <FileButton
          label="Photograph file"
          accept={photoTypes}
          busy={busy}
          onFile={(file) => void take(file)}
        >
          {busy ? 'Being prepared' : 'Choose or take a photograph'}
        </FileButton>
        <span className="lab" role="status">
          {!busy && pictures.length > 0 && spellCount(pictures.length)}
        </span>
      </div>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Empty when it is there; else why it is not. */
async function addPhotograph(editing: Editing, file: File, alt: string): Promise<string> {
  const taken = await sendFile(endpoints.uploadPicture, file);
  if (!taken.ok) return taken.error;
  const fault = await keepPictureRecord(taken.value, alt);
  if (fault) return fault;
  const { key } = taken.value;
  const shown = (readField(editing.body, 'photographs') ?? []) as readonly string[];
  if (!shown.includes(key)) editing.set('photographs', [...shown, key]);
  await editing.saveNow();
  return '';
}

function offeredWords(editing: Editing, name: string): string {
  const construction = readText(editing.body, 'construction.name').toLowerCase();
  const composition = readText(editing.body, 'composition');
  return `${name}, ${construction} in ${composition}, photographed flat in daylight.`;
}

function spellCount(count: number): string {
  return count === 1 ? 'One photograph is on the page.' : `${count} photographs are on the page.`;
}
