import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The path of the link that `npm run desk-link` prints, as an operator runs it beside the service. */
export async function printDeskLink(
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/desk-link.ts', ...words],
    { env: { PATH: process.env['PATH'], ...env } },
  );
  return /\/desk\/join#[\w-]+/.exec(stdout)![0];
}
