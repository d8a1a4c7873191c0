import { useState } from 'react';
import { buildAddress } from '../../contract/desk/endpoint.ts';
import type { DeskError } from '../../contract/desk/desk-refusals.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';

interface ReplyPhotosProps {
  readonly enquiryId: string;
  readonly photos: readonly string[];
  onChange(photos: readonly string[]): void;
}

/** Photographs for the next reply: the buyer sees them in the room. */
export function ReplyPhotos({ enquiryId, photos, onChange }: ReplyPhotosProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const add = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setError('');
    try {
      const address = buildAddress(endpoints.addRoomPhoto, { params: { id: enquiryId } });
      const answer = await fetch(address, {
        method: 'POST',
        body: file,
        credentials: 'same-origin',
      });
      const said = (await answer.json()) as { id?: string } & Partial<DeskError>;
      if (answer.ok && said.id) onChange([...photos, said.id]);
      else setError(said.error ?? 'Something went wrong. Please try again.');
    } catch {
      setError('No connection. Please try again.');
    }
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
      <label>
        Add a photograph, shown in the buyer’s room
        <input
          className="inp"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          disabled={busy || photos.length >= 8}
          onChange={(event) => {
            void add(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
