import type { ContentName } from '../../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { readYarns } from '../construction/read-cloth.ts';

/**
 * Everything that a fabric names: what of it has a draft goes public with the fabric, because a page
 * that names what nobody can see is refused.
 */
export function publishedWith(key: string, body: RecordBody): readonly ContentName[] {
  const list = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const { photographs, replacedScenes, shades, care, construction, category } = body;
  const yarns = readYarns(body).map(([, choice]) => choice);
  const pictures = [...list(photographs), ...list(Object.values(replacedScenes ?? {}))];
  const dyes = yarns.flatMap(({ dyed }) => (dyed === undefined ? [] : [dyed]));
  const structure = (construction as { name?: unknown } | undefined)?.name;
  const named: ContentName[] = [
    { kind: 'knitted', key },
    ...pictures.map((one) => ({ kind: 'picture', key: one })),
    ...[...list(shades), ...dyes].map((one) => ({ kind: 'shade', key: one })),
    ...yarns.map(({ yarn }) => ({ kind: 'yarn', key: yarn })),
    ...(typeof category === 'string' ? [{ kind: 'category', key: category }] : []),
    ...(typeof care === 'string' ? [{ kind: 'care', key: care }] : []),
    ...(typeof structure === 'string' ? [{ kind: 'construction', key: structure }] : []),
  ];
  const seen = new Set<string>();
  return named.filter((name) => {
    const text = `${name.kind} ${name.key}`;
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
