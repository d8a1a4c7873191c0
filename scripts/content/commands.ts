import type { Command } from './context.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { checkCommand, publishCommand, returnCommand } from './publish.ts';
import { diffCommand, getCommand, historyCommand, listCommand } from './show.ts';
import { discardCommand, setCommand, takeOutCommand } from './write.ts';

const commands: Readonly<Record<string, Command>> = {
  list: listCommand,
  get: getCommand,
  set: setCommand,
  'take-out': takeOutCommand,
  discard: discardCommand,
  diff: diffCommand,
  check: checkCommand,
  publish: publishCommand,
  return: returnCommand,
  history: historyCommand,
  export: exportCommand,
  import: importCommand,
};

export function findCommand(name: string | undefined): Command | undefined {
  return name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
}

export function help(): string {
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return [
    'npm run content <command>: what the site says, as records of the database.',
    '',
    ...lines,
    '',
    'A kind with one record needs no key. Nothing is public before publish, return or import apply.',
  ].join('\n');
}
