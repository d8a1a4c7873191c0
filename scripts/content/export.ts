import { writeContentFile } from '../../src/server/content-file/write-content-file.ts';
import { readRecords } from '../../src/server/publishing/records/read-records.ts';
import { type Command, refuse, requireNoMore, sentence, takeFlag, WrongWords } from './context.ts';

export const exportCommand: Command = {
  usage: 'export <file> [--history] | export --to-seed',
  about:
    'Writes everything public into one file, or what was changed back into the files of src/content.',
  async run(given) {
    const toSeed = takeFlag(given, 'to-seed');
    const { context, isSet: history } = takeFlag(toSeed.context, 'history');
    const { store, words, say, now } = context;
    const [file, ...more] = words;
    requireNoMore(more);
    if (toSeed.isSet) {
      if (file !== undefined) throw new WrongWords('The seed has its own files: name no file.');
      const stored = await readRecords(store.db, 'public');
      if (!stored.ok) refuse(...stored.faults.map(sentence));
      const root = new URL('../../', import.meta.url);
      // Only a checkout has the compiler by which the files are read.
      const { writeToSeed } = await import('./seed/write-to-seed.ts');
      const written = await writeToSeed(stored.records, root);
      if (!written.ok) refuse(...written.faults, 'No file was changed.');
      for (const name of written.files) say(name);
      return say(
        written.files.length === 0
          ? 'The seed says that already.'
          : 'Look at it with git diff, then build.',
      );
    }
    if (file === undefined) throw new WrongWords('Into which file?');
    const lines = await writeContentFile(store, file, { now: now(), history });
    say(
      `${file}: ${lines.record} records, ${lines.picture} pictures, ${lines.revision} former states.`,
    );
  },
};
