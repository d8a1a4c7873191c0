import { chatLeadPath } from '../../contract/assistant/chat-lead.ts';

/** Any good status is success; the body is not read. */
export async function sendLead(payload: object, key: string): Promise<boolean> {
  try {
    const response = await fetch(chatLeadPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
      keepalive: JSON.stringify(payload).length < 50_000,
    });
    return response.ok;
  } catch {
    return false;
  }
}
