import { useState } from 'react';
import { buildAddress } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { photoTypes } from '../fabrics/pictures/send-photograph.ts';
import { FileButton } from '../record/fields/file-button.tsx';
import { sendFile } from '../send-file.ts';

interface ReplyPhotosProps {
  readonly enquiryId: string;
  readonly photos: readonly string[];
  onChange(photos: readonly string[]): void;
}

/** Photographs for the next reply: the buyer sees them in the room. */
export function ReplyPhotos({ enquiryId, photos, onChange }: ReplyPhotosProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const add = async (file: File) => {
    setBusy(true);
    const sent = await sendFile(endpoints.addRoomPhoto, file, { params: { id: enquiryId } });
    setError(sent.ok ? '' : sent.error);
    if (sent.ok) onChange([...photos, sent.value.id]);
    setBusy(false);
  };
  return (
    <div className="stack">
      {photos.length > 0 && (
        <div className="word-photos">
          {photos.map((id, i) => (
            <img
              key={id}
              src={buildAddress(endpoints.roomPhoto, { params: { id } })}
              alt={`Photograph ${i + 1} of this reply`}
            />
          ))}
        </div>
      )}
      <div className="pairs">
        <FileButton
          label="Photograph file"
          accept={photoTypes}
          busy={busy || photos.length >= 8}
          onFile={(file) => void add(file)}
        >
          {busy ? 'Being prepared' : 'Add a photograph'}
        </FileButton>
        <span className="lab mut">Shown in the buyer’s room</span>
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
