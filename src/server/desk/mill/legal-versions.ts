import type { Kysely } from 'kysely';
import { consentVersionOf } from '../../../content/records/assemble-records.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { onlyKey } from '../../../content/records/kind.ts';
import type {
  LegalVersion,
  LegalVersions,
} from '../../../contract/desk/endpoints/mill-endpoints.ts';
import type { Database } from '../../db/schema.ts';
import { readRevisionDetail } from '../../publishing/records/read-record.ts';

const policy = { kind: 'privacy', key: onlyKey } as const;

/** Every state of the privacy policy that was public, the newest first, with the consents that name it. */
export async function readLegalVersions(db: Kysely<Database>): Promise<LegalVersions> {
  const published = await db
    .selectFrom('publication_change as change')
    .innerJoin('publication', 'publication.number', 'change.publication')
    .select(['change.revision', 'publication.created_at', 'publication.number'])
    .where('change.kind', '=', policy.kind)
    .where('change.key', '=', policy.key)
    .orderBy('publication.number', 'desc')
    .execute();
  const agreed = await countConsents(db);
  const versions: LegalVersion[] = [];
  for (const { revision, created_at } of published) {
    const detail = await readRevisionDetail(db, policy, revision);
    const body = detail === 'newer' ? undefined : detail?.body;
    const parsed = contentKinds.privacy.schema.safeParse(body);
    if (!parsed.success) continue;
    add({ ...about(parsed.data), revision, since: Number(created_at) });
  }
  const shipped = contentKinds.privacy.shipped[onlyKey]!;
  add({ ...about(shipped), revision: null, since: null });
  const known = new Set(versions.map(({ name }) => name));
  const others = [...agreed].filter(([name]) => !known.has(name));
  return { versions, others: others.map(([name, count]) => ({ name, agreed: count })) };

  /** A text that was public twice is listed where it was public last. */
  function add(version: Omit<LegalVersion, 'agreed' | 'isPublic'>): void {
    if (versions.some(({ name }) => name === version.name)) return;
    const isPublic = versions.length === 0;
    versions.push({ ...version, isPublic, agreed: agreed.get(version.name) ?? 0 });
  }
}

type Policy = Parameters<typeof consentVersionOf>[0];

function about(body: Policy): Pick<LegalVersion, 'name' | 'version' | 'inForce'> {
  return { name: consentVersionOf(body), version: body.version, inForce: body.inForce };
}

async function countConsents(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiry')
    .select(({ fn }) => ['consent_version', fn.countAll<number>().as('many')])
    .where('consent_version', 'is not', null)
    .groupBy('consent_version')
    .execute();
  return new Map(rows.map(({ consent_version, many }) => [consent_version!, Number(many)]));
}
