import { type Collector, text } from './collector.ts';

/** What programs write by themselves: out-of-office notes, receipts, newsletters, bounces. */
export function addMachines({ first, second, add }: Collector): void {
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
}
