import type { SiteContent } from '../../../content/site-content.ts';
import { plainData } from '../../../contract/catalogue/plain-data.ts';
import { enquiryTexts } from '../../../contract/enquiry/enquiry-texts.ts';
import { quoteKind } from '../../../contract/enquiry/quote.ts';
import { sampleKind } from '../../../contract/enquiry/sample.ts';
import { mcpPath } from '../../../contract/mcp/mcp-path.ts';
import type { ToolInput } from '../../../contract/mcp/tool-inputs.ts';
import { href } from '../../../contract/routes.ts';
import { type Fabric, fabricName } from '../../../domain/fabric/fabric.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import { functions } from '../../enquiries/functions.ts';
import type { Submission } from '../../enquiries/submission.ts';
import type { Outcome } from '../../http/outcome.ts';
import { missingText } from './catalogue-tools.ts';
import { found, refused, type ToolAnswer } from './tool-answer.ts';

export interface EnquiryParts {
  readonly content: SiteContent;
  readonly siteUrl: string;
  readonly now: number;
  readonly client: string;
  /** Seconds to wait, if this client has sent too many forms. */
  readonly waitToSend: () => Promise<number | undefined>;
  /** The transaction that the forms of the site end in. */
  readonly submit: (submission: Submission) => Promise<Outcome>;
}

export function requestQuote(
  parts: EnquiryParts,
  input: ToolInput<'request_quote'>,
): Promise<ToolAnswer> {
  const { lines, message, name, phone, company, email } = input;
  const chosen = nameFabrics(
    parts.content,
    lines.map(({ fabric }) => fabric),
  );
  if (typeof chosen === 'string') return Promise.resolve(refused(chosen));
  const fields = {
    name,
    phone,
    company,
    email,
    requirements: message,
    lines: lines.map(({ metres, shade }, at) => ({
      slug: chosen[at]!.slug,
      name: fabricName(chosen[at]!),
      metres,
      shade,
    })),
  };
  return send(parts, quoteKind.functionName, input, fields);
}

export function orderSwatches(
  parts: EnquiryParts,
  input: ToolInput<'order_swatches'>,
): Promise<ToolAnswer> {
  const { idempotency_key: _key, consent: _consent, fabrics, ...fields } = input;
  const chosen = nameFabrics(parts.content, fabrics);
  if (typeof chosen === 'string') return Promise.resolve(refused(chosen));
  const slugs = [...new Set(chosen.map(({ slug }) => slug))];
  return send(parts, sampleKind.functionName, input, { ...fields, fabrics: slugs });
}

interface Sent {
  readonly idempotency_key: string;
  readonly consent?: { readonly version: string } | undefined;
}

/** The way of the form: its schema, its transaction, its key; and before it, a person's consent. */
async function send(
  parts: EnquiryParts,
  functionName: string,
  { idempotency_key: idempotencyKey, consent }: Sent,
  fields: object,
): Promise<ToolAnswer> {
  const { content, siteUrl, client } = parts;
  const fn = functions.find(({ name }) => name === functionName)!;
  const version = content.privacy.consentVersion;
  const reading = fn.read({ ...fields, privacyVersion: version }, parts.now, content);
  if (!reading.ok) {
    const faults = Object.entries(reading.fields).map(([field, text]) => `${field}: ${text}`);
    return refused([reading.error, ...faults].join(' '));
  }
  if (consent?.version !== version) {
    return found({
      status: 'consent_required',
      stored: false,
      consent: {
        text: `${enquiryTexts.consent} privacy policy, version ${version}.`,
        version,
        policy: siteUrl + href.privacy(),
      },
      would_send: fields,
      next: 'Show this to the person you act for. If they agree, repeat the call with consent {"accepted": true, "version"} and the same idempotency_key.',
    });
  }
  const retryAfter = await parts.waitToSend();
  if (retryAfter !== undefined) {
    return {
      ok: false,
      error: `Too many requests. Please try again in ${retryAfter} seconds.`,
      retryAfter,
    };
  }
  const outcome = await parts.submit({
    draft: reading.draft,
    client,
    idempotencyKey,
    source: { ...reading.source, page: mcpPath },
  });
  if (outcome.kind === 'accepted') {
    return found({
      status: 'received',
      stored: true,
      reference: outcome.reference,
      repeated: outcome.replayed === true,
      answer: `A person answers ${content.terms.response.enquiry.text}.`,
    });
  }
  return refused(refusals[outcome.kind] ?? 'The request could not be stored. Please try again.');
}

const refusals: Readonly<Partial<Record<Outcome['kind'], string>>> = {
  'key-reused': 'This idempotency_key was used for another request. Make a new one.',
  unavailable:
    'The mill’s records cannot be reached at the moment. Please try again with the same key.',
};

function nameFabrics(content: SiteContent, ids: readonly string[]): Fabric[] | string {
  const fabrics = ids.map((id) => findFabric(content.fabrics, id));
  const missing = ids[fabrics.indexOf(undefined)];
  if (missing !== undefined) return plainData(missingText(content, missing));
  return fabrics.filter((fabric) => fabric !== undefined);
}
