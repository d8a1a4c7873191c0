/**
 * What the page does beside its forms: the price follows the metres, and a message that cannot be sent
 * is kept and goes out when the line is back, under the same key, so that it arrives once.
 */
export const roomScript = trimmed(`(() => {
  const byId = (id) => document.getElementById(id);
  const metres = byId('metres');
  const table = document.querySelector('[data-currency]');
  if (metres && table) {
    const sum = byId('sum');
    const button = byId('accept-words');
    const { currency } = table.dataset;
    const least = Number(metres.dataset.least);
    const group = (figure) => figure.toLocaleString('en-IN');
    const spell = (amount) => {
      const figure = (amount / 100).toLocaleString(currency === 'INR' ? 'en-IN' : 'en-US', { minimumFractionDigits: amount % 100 ? 2 : 0 });
      return (currency === 'INR' ? '\\u20b9 ' : currency + ' ') + figure;
    };
    const rows = [...table.tBodies[0].rows];
    const read = () => Number(metres.value.replace(/[, ]/g, ''));
    const follow = () => {
      const typed = read();
      const mine = typed % 1 === 0 && rows.findLast((row) => typed >= row.dataset.from);
      for (const row of rows) {
        row.classList.toggle('mine-tier', row === mine);
        row.querySelector('.together').textContent = row === mine ? spell(typed * row.dataset.price) : row.dataset.fromSum;
      }
      sum.textContent = mine ? spell(typed * mine.dataset.price) : 'From ' + group(least) + ' m on';
      button.textContent = mine ? 'Accept for ' + group(typed) + ' m' : 'Accept';
    };
    metres.addEventListener('input', follow);
    for (const step of document.querySelectorAll('[data-by]')) {
      step.hidden = false;
      step.addEventListener('click', () => {
        metres.value = group(Math.max(least, (read() || 0) + step.dataset.by * 100));
        follow();
      });
    }
    follow();
  }

  const words = byId('words');
  const form = words?.form;
  if (!form) return;
  const note = byId('no-line');
  const shelf = document.title;
  const kept = () => { try { return JSON.parse(localStorage.getItem(shelf)); } catch { return null; } };
  const keep = (value) => { try { value ? localStorage.setItem(shelf, JSON.stringify(value)) : localStorage.removeItem(shelf); } catch {} };
  const say = (text) => { note.textContent = text; note.hidden = text === ''; };
  const before = kept();
  if (before && words.value === '') words.value = before.words;
  const send = async () => {
    const waiting = kept();
    if (!waiting?.key) return;
    const body = new URLSearchParams({ act: 'write', words: waiting.words, key: waiting.key });
    const answer = await fetch(location.pathname, { method: 'POST', body, redirect: 'manual' });
    if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error(String(answer.status));
    keep(null);
    location.reload();
  };
  words.addEventListener('input', () => keep(words.value ? { words: words.value } : null));
  form.addEventListener('submit', (event) => {
    if (navigator.onLine) return keep(words.value ? { words: words.value } : null);
    event.preventDefault();
    keep({ words: words.value, key: form.elements.key.value });
    say('No line. Your message is kept on this device and goes out when the line is back.');
  });
  addEventListener('online', () => send().catch(() => say('The line is weak. Your message is kept; we try again.')));
  if (navigator.onLine && location.search.includes('done=')) { keep(null); words.value = ''; }
  else if (navigator.onLine) send().catch(() => {});
})();
`);

function trimmed(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
