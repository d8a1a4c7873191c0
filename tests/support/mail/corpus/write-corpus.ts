import { date } from './bodies.ts';
import { createCollector } from './collector.ts';
import { languages } from './languages.ts';
import { addMachines } from './machines.ts';
import { addOddities } from './oddities.ts';
import { styles } from './programs.ts';
import { addWhoseMail } from './whose-mail.ts';
import type { CorpusMail, World, WorldEnquiry } from './world.ts';

type Way = 'address' | 'references' | 'subject' | 'folded-references';

export function writeCorpus(world: World): CorpusMail[] {
  const mails: CorpusMail[] = [];
  const ways: readonly Way[] = ['address', 'references', 'subject', 'folded-references'];
  let n = 0;
  for (const style of styles) {
    for (const language of languages) {
      for (const [i, said] of language.said.entries()) {
        for (const way of ways.filter((_, w) => (w + i + n) % 4 !== 0)) {
          n += 1;
          const at = n % world.enquiries.length;
          const buyer = world.enquiries[at]!;
          const parts = { said, ours: world.ourText, buyer };
          mails.push({
            name: `${style.name}/${language.name}/${i}/${way}`,
            source: `${head(buyer, way, n)}${style.body(parts, language)}`,
            thread: at,
            sort: 'word',
            said,
            hasQuote: true,
          });
        }
      }
    }
  }
  const special = createCollector(world);
  addWhoseMail(special);
  addMachines(special);
  addOddities(special);
  return [...mails, ...special.made];
}

function head(buyer: WorldEnquiry, way: Way, n: number): string {
  const name = `=?UTF-8?B?${Buffer.from(buyer.name).toString('base64')}?=`;
  const subject = way === 'subject' ? `Re: ${buyer.subject.toLowerCase()}` : 'Re: your mail';
  const others = `<else-${n}@buyer.example>`;
  return `From: ${name} <${buyer.email}>
To: ${way === 'address' ? buyer.replyTo.toUpperCase().replace('@TAANA', '@taana') : 'sales@taana.example'}
Subject: ${subject}
Date: ${date}
Message-ID: <corpus-${n}@buyer.example>
${way === 'references' ? `In-Reply-To: ${buyer.sentId}\nReferences: ${others} ${buyer.sentId}\n` : ''}${way === 'folded-references' ? `References: ${others}\n ${buyer.sentId.slice(1, -1)}\n`.replace('<', '').replace('>', '') : ''}MIME-Version: 1.0
`;
}
