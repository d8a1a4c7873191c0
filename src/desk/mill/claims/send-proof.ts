import type { DeskError } from '../../../contract/desk/desk-refusals.ts';
import { deskRefusals } from '../../../contract/desk/desk-refusals.ts';
import { endpointAddress } from '../../../contract/desk/endpoint.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { ClaimFile } from '../../../contract/desk/endpoints/mill-endpoints.ts';

type Sent =
  | { readonly ok: true; readonly value: ClaimFile }
  | { readonly ok: false; readonly error: string };

const largest = 10_000_000;

/** The file as it is; the desk looks at its first bytes. */
export async function sendProof(file: File): Promise<Sent> {
  // Not sent at all: on a slow line nobody should wait a minute for this answer.
  if (file.size > largest) return { ok: false, error: deskRefusals['proof-too-heavy'] };
  try {
    const address = endpointAddress(endpoints.uploadProof, { query: { name: file.name } });
    const response = await fetch(address, {
      method: 'POST',
      body: file,
      credentials: 'same-origin',
    });
    if (response.ok) return { ok: true, value: (await response.json()) as ClaimFile };
    const { error }: Partial<DeskError> = await response.json();
    return { ok: false, error: error ?? 'Something went wrong. Please try again.' };
  } catch {
    return { ok: false, error: 'No connection. The file was not sent. Please try again.' };
  }
}
