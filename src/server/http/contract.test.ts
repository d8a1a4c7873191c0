import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodySchemas } from '../../contract/desk/body-schemas.ts';
import {
  deskApi,
  deskRoot,
  previewPath,
  quotePagePaths,
  roomPaths,
  screenPaths,
} from '../../contract/desk/desk-paths.ts';
import { type DeskRefusal, deskRefusals } from '../../contract/desk/desk-refusals.ts';
import type { Endpoint } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { kinds } from '../../contract/enquiry/kinds.ts';
import { toolInputs } from '../../contract/mcp/tool-inputs.ts';
import { pageTable } from '../../contract/pages.ts';
import { designLimits } from '../../contract/design-address.ts';
import { longestMessage } from '../../contract/assistant/ai-chat.ts';
import { mostQuoteLines } from '../../contract/enquiry/quote-lines.ts';
import { mostSwatches } from '../../contract/enquiry/sample.ts';
import { mostFabrics } from '../../contract/desk/endpoints/fabric-endpoints.ts';
import { longestQueryValue } from '../../contract/page-query.ts';
import { mostCompared } from '../../domain/catalogue/choose-compared.ts';
import { longestSearch } from '../../domain/catalogue/selection-query.ts';
import { leadLimits as leadFieldLimits } from '../../domain/conversation/lead.ts';
import { logoLimits } from '../../domain/design/logo.ts';
import { passwordRule } from '../../domain/desk/password-rule.ts';
import { offerLimits } from '../../domain/offer/offer.ts';
import { mostWaiting, mostWaitingEach } from '../../domain/picture/knit-job.ts';
import { bodyLimits } from '../../domain/publishing/plain-body.ts';
import { codeRules, linkMs, roomLimits } from '../../domain/room/room-link.ts';
import { keptGenerations } from '../backup/generations.ts';
import { longestSession } from '../desk/sign-in/staff-auth.ts';
import { recipientLimits } from '../enquiries/recipient-allowance.ts';
import { mailLimits } from '../mail-in/parse-mail.ts';
import { rawLimits } from '../mail-in/raw-mails.ts';
import { photoEffort, photoLimits } from '../media/photo-rules.ts';
import { chatLimits, leadLimits, mcpLimits, postLimits, renderLimits } from './client-limit.ts';
import { serverLimits } from './create-server.ts';
import { type ChatFailure, type Outcome, toChatHttp, toDeskHttp, toHttp } from './outcome.ts';

const outcomes: readonly Outcome[] = [
  { kind: 'accepted', reference: 'Q-1' },
  { kind: 'malformed' },
  { kind: 'wrong-type' },
  { kind: 'too-large' },
  { kind: 'too-slow' },
  { kind: 'wrong-method' },
  { kind: 'unknown-function' },
  { kind: 'cross-site' },
  { kind: 'key-reused' },
  { kind: 'too-many', retryAfter: 7 },
  { kind: 'recipient-full' },
  { kind: 'unavailable' },
  { kind: 'unexpected', id: 'id-1' },
  { kind: 'invalid', title: 'Title', error: 'Error.', fields: { name: 'Missing.' } },
];
const failures: readonly ChatFailure[] = [
  { kind: 'cross-site' },
  { kind: 'wrong-type' },
  { kind: 'too-large' },
  { kind: 'malformed' },
  { kind: 'too-many', retryAfter: 7 },
  { kind: 'invalid' },
  { kind: 'unavailable' },
  { kind: 'unavailable', error: 'Away.' },
];

/**
 * What browsers, mails, tools and other programs rely on, in one file: a change of an address, a limit, a
 * status or a sentence shows in its diff, and is written anew with `npm test -- contract -u`.
 */
test('addresses, limits, statuses and sentences are those that others rely on', async () => {
  const parts = {
    limits: {
      designLimits,
      longestMessage,
      mostQuoteLines,
      mostSwatches,
      mostFabrics,
      longestQueryValue,
      mostCompared,
      longestSearch,
      leadFieldLimits,
      logoLimits,
      passwordRule,
      offerLimits,
      mostWaiting,
      mostWaitingEach,
      bodyLimits,
      codeRules,
      linkMs,
      roomLimits,
      keptGenerations,
      longestSession,
      recipientLimits,
      mailLimits,
      rawLimits,
      photoEffort,
      photoLimits,
      chatLimits,
      leadLimits,
      mcpLimits,
      postLimits,
      renderLimits,
      serverLimits,
    },
    pages: pageTable,
    'addresses of the desk': { deskRoot, deskApi, previewPath, screenPaths },
    'addresses for buyers': { quotePagePaths, roomPaths },
    endpoints: Object.fromEntries(Object.entries<Endpoint>(endpoints).map(describeEndpoint)),
    bodies: mapValues(bodySchemas, describeSchema),
    'refusals of the desk': mapValues(deskRefusals, (_, reason) =>
      toDeskHttp(reason as DeskRefusal),
    ),
    'details of a refusal': toDeskHttp('too-many-guesses', {
      error: 'Other words.',
      fields: { code: 'Wrong.' },
      retryAfter: 9,
    }),
    'answers to a form': outcomes.map(toHttp),
    'answers of the assistant': failures.map(toChatHttp),
    'kinds of enquiry': kinds,
    'tools of other assistants': mapValues(toolInputs, describeSchema),
  };
  const text = Object.entries(parts).map(([title, part]) => `# ${title}\n\n${spell(part)}\n`);
  await expect(text.join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../tests/contract/contract.txt'),
  );
});

function describeEndpoint([name, endpoint]: [string, Endpoint]): [string, unknown] {
  const { method, path, body, query, secondLook, ...rest } = endpoint;
  const needs = [body && 'body', query && 'query', secondLook && 'second look'];
  return [name, { call: `${method} ${path}`, needs: needs.filter(Boolean).join(', '), ...rest }];
}

function describeSchema(schema: object): unknown {
  const { $schema: _, ...described } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  });
  return described;
}

function mapValues(table: object, describe: (value: never, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name, describe(value as never, name)]),
  );
}

/** One line for each entry. */
function spell(part: object): string {
  return Object.entries(part)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}
