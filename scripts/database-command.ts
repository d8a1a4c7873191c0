import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { inspectDatabase, nameDatabase, openDatabase } from '../src/server/db/open-database.ts';
import type { Store } from '../src/server/db/store.ts';
import { readSettings, type Settings } from '../src/server/env.ts';

/** Where deploy/README.md puts the settings of the service, and the folder that its unit sets. */
const installed = { file: '/etc/taana.env', dataDir: '/var/lib/taana' };

type Environment = Readonly<Record<string, string | undefined>>;

interface Wanted {
  /** Whether it may be empty, or be a database that has no tables yet. */
  readonly state: 'filled' | 'maybe-empty' | 'new';
  /** The command also reads or writes beside the database: mails, the list of erasures. */
  readonly folder: boolean;
  /** Where the place of the database is said. */
  readonly say?: (line: string) => void;
}

/**
 * Opens the database that the service uses, and says which one that is. Exits with the reason if there
 * is none: a command that made one up would report success and have done nothing.
 */
export async function requireDatabase(
  wanted: Wanted,
): Promise<{ readonly store: Store; readonly settings: Settings }> {
  const environment = serviceEnvironment(process.env);
  if (typeof environment === 'string') return stop(environment);
  const read = readSettings(environment);
  if (!read.ok) return stop('These settings cannot be used:', ...read.faults);
  const { settings } = read;
  const place = nameDatabase(settings);
  (wanted.say ?? console.log)(`Database: ${place}`);
  const stranger = strangerTo(settings.dataDir, process.getuid?.());
  if (stranger) return stop(stranger);
  const isNamed = Boolean(environment['DATA_DIR'] || environment['DATABASE_URL']);
  const fault = await faultOf(settings, wanted, isNamed);
  if (fault) return stop(`${fault} Nothing was done.`);
  const store = await openDatabase(settings);
  if (wanted.state === 'filled' && (await isEmpty(store))) {
    await store.close();
    return stop(`${place} holds neither an enquiry nor a colleague. Is it the one of the service?`);
  }
  return { store, settings };
}

/** The settings of this process, or those of the installed service where it has none about the data. */
export function serviceEnvironment(
  own: Environment,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Environment | string {
  if (own['DATA_DIR']?.trim() || own['DATABASE_URL']?.trim()) return own;
  try {
    return {
      DATA_DIR: installed.dataDir,
      ...parseEnv(read(installed.file)),
      ...withoutBlanks(own),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return own;
    return `The settings of the service in ${installed.file} cannot be read (${String(code)}). As root: chgrp taana ${installed.file} && chmod 640 ${installed.file}`;
  }
}

function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/**
 * Another user, root above all, would leave files behind that the service cannot write, and it would
 * then refuse every enquiry.
 */
export function strangerTo(dataDir: string, user: number | undefined): string | undefined {
  if (user === undefined || !existsSync(dataDir)) return undefined;
  const { uid } = statSync(dataDir);
  if (uid === user) return undefined;
  return `${resolve(dataDir)} belongs to the user with the number ${uid}; this is ${user}. Run the command as its owner, for example: sudo -u '#${uid}' npm run …`;
}

async function faultOf(
  settings: Settings,
  wanted: Wanted,
  isNamed: boolean,
): Promise<string | undefined> {
  const place = nameDatabase(settings);
  try {
    const found = await inspectDatabase(settings);
    if (found === 'migrated') {
      if (!wanted.folder || existsSync(settings.dataDir)) return undefined;
      return `There is no folder ${resolve(settings.dataDir)}. Set DATA_DIR as the service has it.`;
    }
    // A restore on a new machine comes before the first start; but only where the owner named the place.
    const isNew = wanted.state === 'new' && isNamed && existsSync(settings.dataDir);
    if (isNew) return undefined;
    return found === 'missing'
      ? `There is no database at ${place}. Set DATA_DIR or DATABASE_URL as the service has it.`
      : `${place} has no tables. Set DATA_DIR or DATABASE_URL as the service has it.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(Object(error).code) : '';
    return `${place} cannot be opened: ${reason}.`;
  }
}

async function isEmpty({ db }: Store): Promise<boolean> {
  const enquiry = await db.selectFrom('enquiry').select('id').limit(1).executeTakeFirst();
  const person = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return enquiry === undefined && person === undefined;
}

/**
 * The words of a command and whether one of them is this flag. npm keeps words that begin with dashes
 * for itself unless `--` stands before them, so the flag may be written without dashes, and one that
 * npm kept is found where npm put it: `--dry-run` must never be lost on the way.
 */
export function readWords(
  flag: string,
  words: readonly string[] = process.argv.slice(2),
  env: Environment = process.env,
): { readonly words: readonly string[]; readonly isSet: boolean } {
  const isFlag = (word: string) => word.replace(/^--/, '') === flag;
  const kept = env[`npm_config_${flag.replaceAll('-', '_')}`];
  return {
    words: words.filter((word) => !isFlag(word)),
    isSet: words.some(isFlag) || (kept !== undefined && kept !== '' && kept !== 'false'),
  };
}

export function describeRows(rows: Readonly<Record<string, number>>): string {
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  if (filled.length === 0) return 'no rows';
  return filled.map(([table, count]) => `${count} in ${table}`).join(', ');
}

export function stop(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
