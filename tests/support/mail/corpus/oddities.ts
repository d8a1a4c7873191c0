import { date, plainType } from './bodies.ts';
import { type Collector, text } from './collector.ts';

/** Hostile, broken and foreign bodies, files, and an answer of ours from a mail program. */
export function addOddities({ first, add, made }: Collector): void {
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
}
