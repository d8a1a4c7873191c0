import { readSettings, type Settings } from '../src/server/env.ts';

/** The settings for a command on the database; exits with the reason if they are invalid. */
export function requireSettings(): Settings {
  const read = readSettings();
  if (read.ok) return read.settings;
  for (const fault of read.faults) console.error(fault);
  process.exit(1);
}

export function describeRows(rows: Readonly<Record<string, number>>): string {
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  if (filled.length === 0) return 'no rows';
  return filled.map(([table, count]) => `${count} in ${table}`).join(', ');
}
