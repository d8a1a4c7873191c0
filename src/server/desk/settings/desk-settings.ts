import { type Kysely, sql } from 'kysely';
import { bodySchemas } from '../../../contract/desk/body-schemas.ts';
import type { DeskSettings } from '../../../contract/desk/endpoints/settings-endpoints.ts';
import type { Mill } from '../../../content/mill.ts';
import type { WorkingHours } from '../../../domain/enquiry/promise.ts';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';

/** What an owner set at the desk, otherwise what the mill publishes of its hours. */
export async function readDeskSettings(db: Kysely<Database>, mill: Mill): Promise<DeskSettings> {
  return (await readVersionedSettings(db, mill)).settings;
}

/** Later settings have a higher version, whatever the clocks say; the mill's own records have 0. */
export async function readVersionedSettings(
  db: Kysely<Database>,
  mill: Mill,
): Promise<{ readonly settings: DeskSettings; readonly version: number }> {
  const row = await db
    .selectFrom('desk_setting')
    .select(['value', 'updated_at'])
    .where('name', '=', 'desk')
    .executeTakeFirst();
  const parsed = row && bodySchemas.saveSettings.safeParse(JSON.parse(row.value));
  return {
    settings: parsed?.success ? parsed.data : defaultSettings(mill),
    version: row?.updated_at ?? 0,
  };
}

export async function writeDeskSettings(
  tx: DatabaseTransaction,
  settings: DeskSettings,
  now: number,
): Promise<void> {
  const name = 'desk';
  const value = JSON.stringify(settings);
  await tx
    .insertInto('desk_setting')
    .values({ name, value, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value,
        updated_at: sql`case when desk_setting.updated_at < ${now} then ${now}
          else desk_setting.updated_at + 1 end`,
      }),
    )
    .execute();
}

export function workingHours(settings: DeskSettings, promise: 'answer' | 'call'): WorkingHours {
  const hours = promise === 'call' ? settings.calls : settings.office;
  return { ...hours, holidays: settings.holidays };
}

function defaultSettings({ hours: { office, calls } }: Mill): DeskSettings {
  return {
    office: { days: office.days, opens: office.opens, closes: office.closes },
    calls: { days: calls.days, opens: calls.opens, closes: calls.closes },
    holidays: [],
    templates: [
      {
        name: 'First answer',
        subject: 'Your enquiry {reference}',
        body: 'Dear {name},\n\nthank you for your enquiry about {product}. May I ask for the metres you need, the shade and the date?\n\nWe send swatches free of charge.',
      },
      {
        name: 'Samples are on their way',
        subject: 'Samples for {reference}',
        body: 'Dear {name},\n\nyour swatches left our mill today. Please tell us what you think of hand and weight.',
      },
      {
        name: 'We tried to call',
        subject: 'We could not reach you: {reference}',
        body: `Dear {name},\n\nwe tried to reach you on {phone}. When may we call again? We are here ${calls.label}, India time.`,
      },
    ],
  };
}
