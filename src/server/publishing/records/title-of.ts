import { contentKinds, type KindName } from '../../../content/records/content-kinds.ts';
import { onlyKey } from '../../../content/records/kind.ts';

/** What a record is called in a list: its own words where it has some. */
export function titleOf(kind: KindName, key: string, body: object | undefined): string {
  const { label } = contentKinds[kind];
  if (key === onlyKey) return label;
  const words = body && firstText(body as Readonly<Record<string, unknown>>);
  return words ? words.slice(0, 120) : `${label} ${key}`;
}

/** Fields that name a record, the best first. */
const naming = ['title', 'question', 'heading', 'name', 'company', 'text', 'how'];

function firstText(body: Readonly<Record<string, unknown>>): string | undefined {
  const title = naming.map((field) => body[field]).find((value) => typeof value === 'string');
  if (typeof title !== 'string' || title === '') return undefined;
  return typeof body['number'] === 'string' ? `${title} ${body['number']}` : title;
}
