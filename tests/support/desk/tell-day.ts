import type { SiteContent } from '../../../src/content/site-content.ts';
import type { Endpoint } from '../../../src/contract/desk/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Person } from '../../../src/contract/desk/endpoints/sign-in-endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { Refusal } from '../../../src/server/desk/endpoint-handler.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { askedBy } from './asked-by.ts';

/** A call of the desk: `$sample` stands for the newest sample, `$draft` for the draft of its question. */
export type Step = readonly [EndpointName, given?: object];

interface Day {
  readonly store: Store;
  readonly handlers: object;
  readonly person: Person;
  readonly day: readonly Step[];
}

/** Calls the handlers one after the other; returns each call with its whole answer. */
export async function tellDay({ store, handlers, person, day }: Day): Promise<string[]> {
  const asPerson = askedBy(person);
  const known = handlers as Readonly<Record<string, (input: never) => unknown>>;
  const told: string[] = [];
  for (const [at, [name, given = {}]] of day.entries()) {
    const endpoint: Endpoint = endpoints[name];
    const { query, ...rest } = (await withNewest(store, given)) as { query?: string };
    const read = endpoint.query?.(new URLSearchParams(query));
    const input = asPerson<Endpoint>({ ...rest, query: read } as never);
    const answer = await known[name]!(input as never);
    told.push(`${at + 1}. ${name} ${JSON.stringify(given)}\n${spell(answer)}\n`);
  }
  return told;
}

/** What is said in every mail that waits, in its order. */
export async function tellMails(store: Store, content: SiteContent): Promise<string[]> {
  const settings = {
    siteUrl: 'https://taana.example',
    mailFrom: 'desk@mill.example',
    salesTo: 'sales@mill.example',
  };
  const writer = createMailWriter({ store, settings, readContent: () => content });
  const rows = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const told: string[] = [];
  // Two mails of one moment have no order of their own.
  const momentOf = ({ id, topic }: (typeof rows)[number]) => `${id.slice(0, 13)} ${topic}`;
  for (const row of rows.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))) {
    const {
      html = '',
      attachments: _,
      ...mail
    } = (await writer.compose(row)) ?? {
      text: 'no longer needed',
    };
    const lines = html.replaceAll(/>\s*</g, '>\n<');
    told.push(`mail ${row.topic}\n${JSON.stringify(mail, null, 1)}\n${lines}\n`);
  }
  return told;
}

const tables = ['sample', 'quote', 'staff_link', 'publication_plan'] as const;

async function withNewest(store: Store, given: object): Promise<object> {
  const text = JSON.stringify(given);
  const [, key] = /"key":"([^"]*)"/.exec(text) ?? [];
  if (text.includes('"$draft"') && key !== undefined) {
    const draft = await readRecord(store.db, { kind: 'question', key });
    return JSON.parse(text.replaceAll('$draft', draft?.parent ?? 'none')) as object;
  }
  const table = tables.find((one) => text.includes(`"$${one}"`));
  if (!table) return given;
  const { id } = await store.db
    .selectFrom(table)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return JSON.parse(text.replaceAll(`$${table}`, id)) as object;
}

function spell(answer: unknown): string {
  return answer instanceof Refusal
    ? `refused: ${answer.reason} ${JSON.stringify(answer.details)}`
    : JSON.stringify(answer, null, 1);
}

/** Without what is random: an id is told by the order in which it first appears. */
export function withoutChance(text: string): string {
  const seen = new Map<string, string>();
  return text.replaceAll(
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w-])[\w-]{32,64}(?![\w-])/g,
    (found) => {
      if (!seen.has(found)) seen.set(found, `ID-${seen.size + 1}`);
      return seen.get(found)!;
    },
  );
}
