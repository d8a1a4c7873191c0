import { readFileSync } from 'node:fs';
import { ContentFault } from '../src/server/content-file/format.ts';
import { findCommand, help } from './content/commands.ts';
import { WrongWords } from './content/context.ts';
import { requireDatabase } from './database-command.ts';

/**
 * `npm run content <command> …`: what the site says, for engineers. It works on the database of the
 * service while the server runs; the running site follows a publication within a second or two.
 */
const [name, ...words] = process.argv.slice(2);
const command = findCommand(name);
if (!command) {
  const isQuestion = name === undefined || /^(--?)?h(elp)?$/.test(name);
  if (isQuestion) console.log(help());
  else console.error(`There is no command called “${name}”.\n\n${help()}`);
  process.exit(isQuestion ? 0 : 2);
}
const { store } = await requireDatabase({
  state: 'maybe-empty',
  folder: false,
  // What a command prints may be piped into another one.
  say: console.error,
});
try {
  await command.run({
    store,
    words,
    env: process.env,
    now: Date.now,
    say: console.log,
    readInput: () => readFileSync(0, 'utf8'),
    setExitCode: (code) => {
      process.exitCode = code;
    },
  });
} catch (error) {
  if (error instanceof WrongWords) {
    console.error(`${error.message}\nnpm run content ${command.usage}`);
    process.exitCode = 2;
  } else if (error instanceof ContentFault) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
} finally {
  await store.close();
}
