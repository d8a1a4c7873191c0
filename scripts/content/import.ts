import { importContent } from '../../src/server/content-file/import-content.ts';
import { planImport } from '../../src/server/content-file/plan-import.ts';
import {
  commandLine,
  type Command,
  inLog,
  refuse,
  requireNoMore,
  sentence,
  takeFlag,
  WrongWords,
} from './context.ts';

export const importCommand: Command = {
  usage: 'import <file> [--apply]',
  about:
    'Says what would change if the site said what the file says; with --apply, publishes it as one.',
  async run(given) {
    const { context, isSet: apply } = takeFlag(given, 'apply');
    const [file, ...more] = context.words;
    requireNoMore(more);
    if (file === undefined) throw new WrongWords('Which file?');
    const { store, say, now } = context;
    const { lines, changes, faults, advice } = await planImport(store.db, file);
    say(
      `${file}: ${lines.record} records, ${lines.picture} pictures, ${lines.revision} former states.`,
    );
    for (const { kind, key, change, fields } of changes)
      say(`${change.padEnd(9)} ${kind} ${key} ${fields.slice(0, 8).join(', ')}`.trimEnd());
    for (const one of advice) say(`Advice: ${sentence(one)}`);
    if (faults.length > 0)
      refuse(...faults.map(sentence), 'The file cannot be imported. Nothing was done.');
    if (!apply)
      return say(
        changes.length === 0
          ? 'All of it is public already.'
          : `${changes.length} records would change. With --apply they are published as one.`,
      );
    const at = now();
    const imported = await importContent(store, file, {
      author: commandLine,
      at,
      note: 'Imported from a file',
      record: (tx, number) =>
        inLog(at, 'published', { publication: number, imported: changes.length })(tx),
    });
    if (imported.kind === 'refused') refuse(...imported.faults.map(sentence), 'Nothing was done.');
    if (imported.kind === 'busy') refuse('Others publish at this moment. Please try again.');
    if (imported.kind === 'nothing') return say('All of it is public already.');
    say(`Published as ${imported.number}: ${changes.length} records.`);
    for (const { kind, key } of imported.drafts)
      say(`Somebody still has a draft of ${kind} ${key}.`);
  },
};
