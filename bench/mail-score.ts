import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedContent } from '../src/content/shipped-content.ts';
import { type EnquiryKind, enquiryKinds } from '../src/domain/enquiry/kind.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { createMailWriter } from '../src/server/mail-templates/compose-mail.ts';
import { fileTransport } from '../src/server/mail/file-transport.ts';
import { sampleEnquiry } from '../tests/support/enquiries/sample-enquiry.ts';
import { report } from './report/report.ts';

/**
 * The SpamAssassin score of every mail we write (local tests only, without network). Needs
 * `spamassassin` on the PATH.
 */
const ceiling = 1.0;
const settings = {
  mailFrom: 'sales@taana.example',
  salesTo: 'desk@taana.example',
  siteUrl: 'https://taana.example',
};

const folder = await mkdtemp(join(tmpdir(), 'taana-mails-'));
const transport = fileTransport(folder);
const data = await mkdtemp(join(tmpdir(), 'taana-mails-'));
const store = await openDatabase({ dataDir: data });
const mails = createMailWriter({ store, settings, readContent: () => shippedContent });
for (const kind of Object.keys(enquiryKinds) as EnquiryKind[]) {
  const enquiry = sampleEnquiry(kind);
  await store.db.insertInto('enquiry').values(enquiry).execute();
  for (const topic of ['enquiry-to-sales', 'enquiry-receipt']) {
    const row = { id: kind, topic, enquiry_id: enquiry.id, payload: '{}', created_at: Date.now() };
    await transport.send((await mails.compose(row))!);
  }
}
await store.close();
const scores: Record<string, number> = {};
for (const file of (await readdir(folder)).sort()) {
  const { score, rules } = await judge(await readFile(join(folder, file)));
  // The day and the reference differ each time and are left out.
  scores[file.slice(16, -4).replace(/^[^.]+\./, '')] = score;
  console.log(`${score.toFixed(1).padStart(5)}  ${file.slice(16, -4)}  ${rules}`);
}
for (const made of [folder, data]) await rm(made, { recursive: true });
const worst = Math.max(...Object.values(scores));
report(
  [
    {
      promise: `spam score of the worst of ${Object.keys(scores).length} mails`,
      limit: `SpamAssassin’s local tests, at most ${ceiling.toFixed(1)}`,
      figure: worst.toFixed(1),
      ok: worst <= ceiling,
    },
  ],
  scores,
);

/** Scores a mail as a receiving server sees it, with the Received header of a delivery over TLS. */
async function judge(source: Buffer): Promise<{ score: number; rules: string }> {
  const trace = `Received: from mail.taana.example (mail.taana.example [93.184.216.34])\r\n\tby mx.buyer.example with ESMTPS id 1; ${new Date().toUTCString().replace('GMT', '+0000')}\r\n`;
  const child = spawn('spamassassin', ['--local', '--test-mode'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(Buffer.concat([Buffer.from(trace), source]));
  const judged = Buffer.concat(await child.stdout.toArray()).toString();
  const status =
    /X-Spam-Status:[^]*?score=(-?[\d.]+)[^]*?tests=([^]*?)\s+(?:autolearn|shortcircuit|version)=/.exec(
      judged,
    );
  if (!status) throw new Error(`SpamAssassin said nothing:\n${judged.slice(0, 500)}`);
  return { score: Number(status[1]), rules: status[2]!.replace(/\s+/g, '') };
}
