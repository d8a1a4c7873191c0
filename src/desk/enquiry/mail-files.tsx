import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { FileFacts } from '../../domain/conversation/message.ts';

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/webp': 'picture',
  'image/heic': 'picture',
  'application/pdf': 'PDF',
};

/** Attached files are only ever saved. Their kind is told by their bytes, not by their names. */
export function MailFiles({
  id,
  files,
}: {
  readonly id: string;
  readonly files: readonly FileFacts[];
}) {
  if (files.length === 0) return null;
  return (
    <ul className="mail-files" aria-label="Attached files">
      {files.map((file, n) => (
        // The places of files in a mail never change.
        <li key={n}>
          <a href={endpointAddress(endpoints.mailFile, { params: { id, n: String(n) } })} download>
            <bdi>{file.name}</bdi>
          </a>{' '}
          <span className="lab mut">
            {kinds[file.type] ?? 'file'}, {spellSize(file.size)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function spellSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
