import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run bench [name] [arguments]`: one measurement, or all of them. */
const benches: Readonly<Record<string, string>> = {
  pages: 'requests and CPU per request, beside bare node:http and nginx',
  enquiry: 'accepted enquiries per second on SQLite and PostgreSQL',
  'mail-score': 'what SpamAssassin thinks of every mail we write',
  weight: 'bytes of the first view of each route, in real Chromium',
  lighthouse: 'Lighthouse mobile, median of several runs',
  proxy: 'deploy/Caddyfile with a real Caddy in front: TLS, HTTP/2, restarts',
  assistant: 'buyer questions the built-in guide answers rightly, and its p95 time',
  search:
    'one letter typed into a catalogue of 5,000 fabrics, beside a plain filter and MiniSearch',
  images: 'pictures at other sizes, beside raw sharp and beside the static file',
  desk: 'the inbox over 50,000 enquiries on SQLite: lists, search, counts, numbers',
  loom: 'CPU seconds and memory of each kind of picture',
};

const [name, ...args] = process.argv.slice(2);
if (name && !(name in benches)) {
  console.error(`There is no bench "${name}". There are:\n`);
  for (const [each, measures] of Object.entries(benches)) {
    console.error(`  ${each.padEnd(11)} ${measures}`);
  }
  process.exit(1);
}

for (const each of name ? [name] : Object.keys(benches)) {
  console.log(`\n${each}: ${benches[each]}\n`);
  const file = join(import.meta.dirname, `${each}.ts`);
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
