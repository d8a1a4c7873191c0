/**
 * Mails as buyers' programs write them, with what must become of each. Written for this project, not
 * collected; programs, languages, quoting and ways of answering are combined so that each rule meets
 * each other one.
 */
export interface CorpusMail {
  readonly name: string;
  readonly source: string;
  readonly folder?: 'sent';
  /** Which of the world's enquiries it belongs to; nothing when no conversation may take it. */
  readonly thread: number | undefined;
  readonly sort: 'word' | 'automatic' | 'list' | 'bounce';
  /** What the buyer newly said; nothing where folding is not judged. */
  readonly said?: string;
  readonly hasQuote?: true;
  readonly held?: 'stranger' | 'known-sender' | 'unknown-sender' | 'two-threads';
}

export interface World {
  readonly enquiries: readonly WorldEnquiry[];
  /** What the mill wrote, in each conversation. */
  readonly ourText: string;
}

export interface WorldEnquiry {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  /** `sales+…@`, which only mails to this buyer carry. */
  readonly replyTo: string;
  readonly sentId: string;
  readonly subject: string;
}

interface Parts {
  readonly said: string;
  readonly ours: string;
  readonly buyer: WorldEnquiry;
}
interface Style {
  readonly name: string;
  /** The body with its headers of content. */
  body(parts: Parts, language: Language): string;
}
interface Language {
  readonly name: string;
  readonly said: readonly string[];
  readonly wrote: string;
  readonly fields: readonly [from: string, sent: string, to: string, subject: string];
}

const date = 'Mon, 16 Nov 2026 12:00:00 +0530';

const languages: readonly Language[] = [
  {
    name: 'english',
    said: [
      '500 m is fine. Can you do 290?',
      'Dear Meera,\n\nplease send a proforma for 800 m in navy.\n\nBest regards,\nAsha',
      'From our side all is clear: width 60 inch, 160 GSM.',
    ],
    wrote: 'On Mon, 16 Nov 2026 at 11:30, Taana <sales@taana.example> wrote:',
    fields: ['From', 'Sent', 'To', 'Subject'],
  },
  {
    name: 'hindi',
    said: [
      'हाँ, 500 मीटर ठीक है। कृपया नमूना भेजें।',
      'क्या कल बात हो सकती है?',
      'भाव 290 रुपये कर दीजिए।\n\nधन्यवाद',
    ],
    wrote: 'सोम, 16 नव॰ 2026 को 11:30 पूर्वाह्न बजे Taana <sales@taana.example> ने लिखा:',
    fields: ['प्रेषक', 'भेजा गया', 'प्रति', 'विषय'],
  },
  {
    name: 'punjabi',
    said: ['ਹਾਂ ਜੀ, 500 ਮੀਟਰ ਠੀਕ ਹੈ।', 'ਕਿਰਪਾ ਕਰਕੇ ਸੈਂਪਲ ਲੁਧਿਆਣੇ ਭੇਜੋ।', 'ਰੇਟ 310 ਫਾਈਨਲ ਕਰੋ ਜੀ।'],
    wrote: 'ਸੋਮ, 16 ਨਵੰ 2026 ਨੂੰ 11:30 ਵਜੇ Taana <sales@taana.example> ਨੇ ਲਿਖਿਆ:',
    fields: ['ਵੱਲੋਂ', 'ਭੇਜਿਆ', 'ਨੂੰ', 'ਵਿਸ਼ਾ'],
  },
  {
    name: 'arabic',
    said: [
      'نعم، نريد 2000 متر باللون الأزرق.',
      'موافق على السعر.',
      'متى يمكن الشحن إلى دبي؟\n\nمع التحية',
    ],
    wrote:
      'في الاثنين، 16 نوفمبر 2026 في 11:30 ص تمت كتابة ما يلي بواسطة Taana <sales@taana.example>:',
    fields: ['من', 'تاريخ', 'إلى', 'الموضوع'],
  },
];

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>\n');
const plainType = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n';
const both = (plain: string, rich: string) =>
  `Content-Type: multipart/alternative; boundary="b1"\n\n--b1\n${plainType}${plain}\n--b1\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${rich}\n--b1--\n`;
const base64 = (type: string, text: string) =>
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`;
const headOf = ({ buyer }: Parts, [from, sent, to, subject]: Language['fields']) => [
  `${from}: Taana <sales@taana.example>`,
  `${sent}: Monday, 16 November 2026 11:30`,
  `${to}: ${buyer.name} <${buyer.email}>`,
  `${subject}: ${buyer.subject}`,
];

const styles: readonly Style[] = [
  {
    name: 'gmail',
    body: (parts, { wrote }) =>
      both(
        `${parts.said}\n\n${wrote}\n\n${quote(parts.ours)}\n`,
        `<div dir="auto">${html(parts.said)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${html(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0">${html(parts.ours)}</blockquote></div>`,
      ),
  },
  {
    name: 'gmail-plain-wrapped',
    body: (parts, { wrote }) =>
      plainType + `${parts.said}\n\n${wrote.replace(' <', '\n<')}\n\n${quote(parts.ours)}\n`,
  },
  {
    name: 'outlook-web',
    body: (parts, { fields }) =>
      both(
        `${parts.said}\n________________________________\n${headOf(parts, fields).join('\n')}\n\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${headOf(parts, fields).map(html).join('<br>')}</div><div>${html(parts.ours)}</div>`,
      ),
  },
  {
    name: 'outlook-desktop',
    body: (parts, { fields }) =>
      base64(
        'text/html',
        `<html><head><style>p{margin:0}</style></head><body><div class="WordSection1">${parts.said
          .split('\n')
          .map((line) => `<p class="MsoNormal">${html(line) || '&nbsp;'}</p>`)
          .join(
            '',
          )}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${headOf(
          parts,
          fields,
        )
          .map((line) => `<b>${html(line)}</b>`)
          .join('<br>')}</p></div></div><p>${html(parts.ours)}</p></div></body></html>`,
      ),
  },
  {
    name: 'outlook-plain',
    body: (parts, { fields }) =>
      base64(
        'text/plain',
        `${parts.said}\r\n\r\n-----Original Message-----\r\n${headOf(parts, fields).join('\r\n')}\r\n\r\n${parts.ours.replaceAll('\n', '\r\n')}\r\n`,
      ),
  },
  {
    name: 'apple',
    body: (parts, { wrote }) =>
      both(
        `${parts.said}\n\nSent from my iPhone\n\n> ${wrote}\n> \n${quote(parts.ours)}\n`,
        `<html><body dir="auto">${html(parts.said)}<br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">${html(wrote)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${html(parts.ours)}</div></blockquote></body></html>`,
      ),
  },
  {
    name: 'zoho',
    body: (parts) =>
      both(
        `${parts.said}\n\n\n---- On Mon, 16 Nov 2026 11:30:00 +0530 Taana <sales@taana.example> wrote ---\n\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><br><div class="zmail_extra" data-zbluepencil-ignore="true">---- On Mon, 16 Nov 2026 11:30:00 +0530 <b>Taana &lt;sales@taana.example&gt;</b> wrote ---<br><blockquote id="blockquote_zmail">${html(parts.ours)}</blockquote></div>`,
      ),
  },
  {
    name: 'rediff',
    body: (parts, { fields }) =>
      both(
        `${parts.said}\n\n${headOf(parts, ['From', 'Sent', 'To', 'Subject']).join('\n')}\n${parts.ours}\n`,
        `<div>${html(parts.said)}</div><br><br>${headOf(parts, fields).map(html).join('<br>')}<br><br>${html(parts.ours)}`,
      ),
  },
  {
    name: 'yahoo',
    body: (parts) =>
      both(
        `${parts.said}\n    On Monday, 16 November 2026 at 11:30:00 am IST, Taana <sales@taana.example> wrote:  \n \n ${parts.ours.replaceAll('\n', '\n ')}\n`,
        `<div class="ydp1"><div dir="ltr">${html(parts.said)}</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Monday, 16 November 2026 at 11:30:00 am IST, Taana &lt;sales@taana.example&gt; wrote:</div><div>${html(parts.ours)}</div></div></div>`,
      ),
  },
  {
    name: 'thunderbird-below',
    body: (parts, { wrote }) => plainType + `${wrote}\n${quote(parts.ours)}\n\n${parts.said}\n`,
  },
];

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
  return [...mails, ...specialMails(world)];
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

/** Everything that is not a plain answer. */
function specialMails({ enquiries, ourText }: World): CorpusMail[] {
  const [first, second] = enquiries as readonly [WorldEnquiry, WorldEnquiry];
  const made: CorpusMail[] = [];
  const add = (
    mail: Omit<CorpusMail, 'source'>,
    {
      from = first.email,
      to = 'sales@taana.example',
      subject = 'Hello',
      id = true,
      more = '',
      body = '',
    },
  ) => {
    const messageId = id ? `Message-ID: <special-${made.length}@buyer.example>\n` : '';
    const source = `From: Somebody <${from}>\nTo: ${to}\nSubject: ${subject}\nDate: ${date}\n${messageId}${more}MIME-Version: 1.0\n${body}`;
    made.push({ ...mail, source });
  };
  const text = (words: string) => plainType + words;
  const stranger = 'li@elsewhere.example';
  add(
    {
      name: 'new-sender',
      thread: undefined,
      sort: 'word',
      held: 'unknown-sender',
      said: 'Need 2000 m.',
    },
    { from: stranger, body: text('Need 2000 m.\n') },
  );
  add(
    { name: 'known-sender', thread: undefined, sort: 'word', held: 'known-sender' },
    { body: text('Another matter: lace.\n') },
  );
  add(
    { name: 'stranger-with-key', thread: undefined, sort: 'word', held: 'stranger' },
    { from: stranger, to: first.replyTo, body: text('I am taking over from Asha.\n') },
  );
  add(
    { name: 'stranger-with-reference', thread: undefined, sort: 'word', held: 'stranger' },
    {
      from: stranger,
      subject: `Re: ${first.subject}`,
      body: text('Please change the bank account.\n'),
    },
  );
  add(
    { name: 'stranger-with-our-id', thread: undefined, sort: 'word', held: 'stranger' },
    { from: second.email, more: `In-Reply-To: ${first.sentId}\n`, body: text('I am not Asha.\n') },
  );
  add(
    { name: 'two-keys', thread: undefined, sort: 'word', held: 'two-threads' },
    { to: `${first.replyTo}, ${second.replyTo}`, body: text('For both.\n') },
  );
  add(
    { name: 'two-references', thread: undefined, sort: 'word', held: 'two-threads' },
    { subject: `${first.reference} and ${second.reference}`, body: text('For both.\n') },
  );
  const wrongKey = first.replyTo.replace(
    /-([a-z2-7])([a-z2-7]+)@/,
    (_, a, rest) => `-${a === 'a' ? 'b' : 'a'}${rest}@`,
  );
  add(
    { name: 'wrong-key', thread: undefined, sort: 'word', held: 'known-sender' },
    { to: wrongKey, body: text('Guessed.\n') },
  );
  add(
    { name: 'delivered-to-only', thread: 0, sort: 'word', said: 'Bcc to you.' },
    {
      to: 'undisclosed-recipients:;',
      more: `Delivered-To: ${first.replyTo}\n`,
      body: text('Bcc to you.\n'),
    },
  );
  add(
    { name: 'no-message-id', thread: 0, sort: 'word', said: 'No id here.' },
    { to: first.replyTo, id: false, body: text('No id here.\n') },
  );
  add(
    { name: 'other-subject', thread: 0, sort: 'word', said: 'Do you knit velour?' },
    { to: first.replyTo, subject: 'Velour', body: text('Do you knit velour?\n') },
  );
  add(
    { name: 'forward', thread: 0, sort: 'word' },
    {
      to: first.replyTo,
      subject: 'Fwd: price',
      body: text(
        `Please see below.\n\n---------- Forwarded message ---------\nFrom: Boss <boss@buyer.example>\nDate: Mon, 16 Nov 2026\nSubject: price\nTo: Asha\n\nOnly below 280.\n`,
      ),
    },
  );
  add(
    {
      name: 'wrote-in-a-sentence',
      thread: 0,
      sort: 'word',
      said: 'Last month you wrote: the width is 60 inch.\nOn Monday we checked, it is 58.',
    },
    {
      to: first.replyTo,
      body: text('Last month you wrote: the width is 60 inch.\nOn Monday we checked, it is 58.\n'),
    },
  );
  add(
    {
      name: 'between-the-lines',
      thread: 0,
      sort: 'word',
      said: 'Yes.\n\nNavy, please.',
      hasQuote: true,
    },
    { to: first.replyTo, body: text('> 500 m?\nYes.\n\n> Which shade?\nNavy, please.\n') },
  );
  add(
    { name: 'signature', thread: 0, sort: 'word', said: 'Please call me.', hasQuote: true },
    { to: first.replyTo, body: text(`Please call me.\n\n-- \nAsha Verma\n+91 98765 43210\n`) },
  );
  add(
    { name: 'disclaimer', thread: 0, sort: 'word', said: 'Confirmed.', hasQuote: true },
    {
      to: first.replyTo,
      body: text('Confirmed.\n\nDISCLAIMER: This mail may contain privileged words.\n'),
    },
  );
  add(
    { name: 'quote-without-marks', thread: 0, sort: 'word', said: 'Ok.', hasQuote: true },
    { to: first.replyTo, body: text(`Ok.\n\n${ourText}\n`) },
  );
  const away = 'I am away until Monday.\n';
  add(
    { name: 'away-rfc3834', thread: 0, sort: 'automatic' },
    { to: first.replyTo, more: 'Auto-Submitted: auto-replied\n', body: text(away) },
  );
  add(
    { name: 'away-exchange', thread: 0, sort: 'automatic' },
    {
      to: first.replyTo,
      more: 'X-Auto-Response-Suppress: All\nReturn-Path: <>\n',
      subject: 'Automatic reply: x',
      body: text(away),
    },
  );
  add(
    { name: 'away-precedence', thread: 0, sort: 'automatic' },
    { to: first.replyTo, more: 'Precedence: auto_reply\n', body: text(away) },
  );
  add(
    { name: 'away-hindi-subject', thread: 0, sort: 'automatic' },
    {
      to: first.replyTo,
      subject: `=?UTF-8?B?${Buffer.from('स्वचालित उत्तर: नमस्ते').toString('base64')}?=`,
      body: text('मैं छुट्टी पर हूँ।\n'),
    },
  );
  add(
    { name: 'away-arabic-subject', thread: 0, sort: 'automatic' },
    {
      to: first.replyTo,
      subject: `=?UTF-8?B?${Buffer.from('رد تلقائي: مرحبا').toString('base64')}?=`,
      body: text(away),
    },
  );
  add(
    { name: 'robot', thread: undefined, sort: 'automatic', held: 'stranger' },
    { from: 'no-reply@robot.example', to: first.replyTo, body: text('We got your mail.\n') },
  );
  add(
    { name: 'newsletter', thread: undefined, sort: 'list', held: 'unknown-sender' },
    {
      from: 'news@fair.example',
      more: 'List-Unsubscribe: <https://fair.example/out>\n',
      body: text('Visit the fair.\n'),
    },
  );
  add(
    { name: 'read-receipt', thread: 0, sort: 'automatic' },
    {
      to: first.replyTo,
      body: 'Content-Type: multipart/report; report-type=disposition-notification; boundary="r"\n\n--r\nContent-Type: text/plain\n\nRead.\n--r--\n',
    },
  );
  const report = (action: string, status: string, to: string, id: string) =>
    `Content-Type: multipart/report; report-type=delivery-status; boundary="r"\n\n--r\nContent-Type: text/plain\n\nYour message could not be delivered.\n--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${to}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 no such user\n--r\nContent-Type: message/rfc822\n\nMessage-ID: ${id}\nFrom: sales@taana.example\nSubject: x\n\nBody of ours.\n--r--\n`;
  const daemon = {
    from: 'MAILER-DAEMON@mx.example',
    more: 'Return-Path: <>\nAuto-Submitted: auto-replied\n',
  };
  add(
    { name: 'bounce-delayed', thread: 1, sort: 'bounce' },
    {
      ...daemon,
      subject: 'Delayed',
      body: report('delayed', '4.4.1', second.email, second.sentId),
    },
  );
  add(
    { name: 'bounce-other-recipient', thread: 1, sort: 'bounce' },
    {
      ...daemon,
      subject: 'Failure',
      body: report('failed', '5.1.1', 'else@else.example', second.sentId),
    },
  );
  add(
    { name: 'bounce-failed', thread: 0, sort: 'bounce' },
    {
      ...daemon,
      subject: 'Undelivered Mail Returned to Sender',
      body: report('failed', '5.1.1', first.email, first.sentId),
    },
  );
  add(
    { name: 'bounce-not-ours', thread: undefined, sort: 'bounce' },
    {
      ...daemon,
      subject: 'Failure',
      body: report('failed', '5.1.1', 'x@y.example', '<forged@taana.example>'),
    },
  );
  add(
    { name: 'html-only-script', thread: 0, sort: 'word', said: 'See the price.' },
    {
      to: first.replyTo,
      body: 'Content-Type: text/html; charset=utf-8\n\n<style>p{}</style><script>alert(1)</script><p onclick="x()">See the price.</p><img src="https://spy.example/1.gif">\n',
    },
  );
  add(
    { name: 'latin-1', thread: 0, sort: 'word', said: 'Déjà reçu.' },
    {
      to: first.replyTo,
      body: 'Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nD=E9j=E0 re=E7u.\n',
    },
  );
  add(
    { name: 'no-boundary-end', thread: 0, sort: 'word', said: 'Text before the break.' },
    {
      to: first.replyTo,
      body: 'Content-Type: multipart/mixed; boundary="x"\n\n--x\nContent-Type: text/plain\n\nText before the break.\n',
    },
  );
  add(
    { name: 'unknown-charset', thread: 0, sort: 'word' },
    { to: first.replyTo, body: 'Content-Type: text/plain; charset=x-nobody-knows\n\nHello.\n' },
  );
  add(
    { name: 'nul-bytes', thread: 0, sort: 'word', said: 'Ab.' },
    { to: first.replyTo, body: text('A\0b.\n') },
  );
  add(
    { name: 'attachment', thread: 0, sort: 'word', said: 'Files.' },
    {
      to: first.replyTo,
      body: `Content-Type: multipart/mixed; boundary="m"\n\n--m\n${text('Files.\n')}\n--m\nContent-Type: image/png; name="../../etc/passwd"\nContent-Disposition: attachment; filename="../../etc/pass\u202ewd.png"\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n--m--\n`,
    },
  );
  made.push({
    name: 'our-answer-from-a-mail-program',
    folder: 'sent',
    thread: 0,
    sort: 'word',
    said: 'Yes, by Friday.',
    source: `From: Meera <meera@taana.example>\nTo: ${first.email}\nSubject: Re: x\nDate: ${date}\nMessage-ID: <phone-1@taana.example>\nIn-Reply-To: <special-10@buyer.example>\n${plainType}Yes, by Friday.\n`,
  });
  return made;
}
