import type { DeskError } from '../../../contract/desk/desk-refusals.ts';
import { buildAddress, type Endpoint } from '../../../contract/desk/endpoint.ts';
import type { StoredPicture } from '../../../contract/desk/endpoints/picture-endpoints.ts';
import type { Answer } from '../../call-desk.ts';

/**
 * Sends a file as it is and says how much of it has left. `fetch` does not tell how far an upload is,
 * and a photograph on a slow line takes a minute.
 */
export function sendPhotograph(
  endpoint: Endpoint,
  file: Blob,
  options: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly onShare?: (share: number) => void;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Answer<StoredPicture>> {
  const { headers = {}, onShare, signal } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () =>
      resolve({
        ok: false,
        status: 0,
        error: 'No connection. The photograph is still here; please try again.',
        fields: {},
      });
    request.open(endpoint.method, buildAddress(endpoint));
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onShare?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, response } = request as { status: number; response: unknown };
      if (status >= 200 && status < 300 && response) {
        return resolve({ ok: true, value: response as StoredPicture });
      }
      const { error = unknownError, fields = {} } = (response ?? {}) as Partial<DeskError>;
      resolve({ ok: false, status, error, fields });
    });
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, lost);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

const unknownError = 'Something went wrong. The photograph is still here; please try again.';

/** What every telephone and camera writes; a browser on an iPhone turns its own format into JPEG for it. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';
