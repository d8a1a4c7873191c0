import { judgeSender } from './authenticity.ts';
import { parseMail, takeFile } from './parse-mail.ts';
import type { ParseAnswer, ParseTask } from './parse-apart.ts';

/** A process of its own that reads mails: it holds no key, and one that a mail exhausts is ended. */
process.on('message', (task: ParseTask) => {
  void answer(task).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());

async function answer(task: ParseTask): Promise<ParseAnswer> {
  const { job } = task;
  try {
    const raw = Buffer.from(task.raw);
    if (task.kind === 'file') return { job, kind: 'file', file: await takeFile(raw, task.n) };
    const mail = await parseMail(raw);
    const { dns } = task;
    const verdict = task.judges
      ? await judgeSender(raw, mail.arrived, {
          ...(task.authserv && { authserv: task.authserv }),
          ...(dns && { askDns: async (name, type) => dns[`${type} ${name}`] ?? notFound() }),
        })
      : 'unknown';
    return { job, kind: 'mail', mail, verdict };
  } catch (error) {
    const trouble = error instanceof Error ? error.message.slice(0, 200) : 'unexpected';
    return { job, kind: 'failed', trouble };
  }
}

function notFound(): never {
  throw Object.assign(new Error('There is no such record.'), { code: 'ENOTFOUND' });
}
