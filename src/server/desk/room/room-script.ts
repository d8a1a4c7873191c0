/**
 * What the page does beside its forms: the price follows the metres, and a message that cannot be sent
 * is kept and goes out when the line is back, under the same key, so that it arrives once.
 */
export const roomScript = trimmed(`(() => {
  const metres = document.getElementById('metres');
  const table = document.querySelector('.tiers[data-currency]');
  if (metres && table) {
    const sum = document.getElementById('sum');
    const button = document.querySelector('[data-accept]');
    const currency = table.dataset.currency;
    const spell = (amount) => {
      const digits = amount % 100 === 0 ? 0 : 2;
      const figure = (amount / 100).toLocaleString(currency === 'INR' ? 'en-IN' : 'en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
      return (currency === 'INR' ? '\\u20b9 ' : currency + ' ') + figure;
    };
    const rows = [...table.querySelectorAll('tbody tr')];
    const follow = () => {
      const typed = Number(metres.value.replaceAll(',', '').replaceAll(' ', ''));
      const mine = Number.isInteger(typed) ? rows.findLast((row) => typed >= Number(row.dataset.from)) : undefined;
      for (const row of rows) {
        row.classList.toggle('mine-tier', row === mine);
        row.querySelector('.together').textContent = row === mine ? spell(typed * Number(row.dataset.price)) : row.dataset.fromSum;
      }
      const said = typed.toLocaleString('en-IN');
      sum.textContent = mine ? spell(typed * Number(mine.dataset.price)) : 'From ' + Number(metres.dataset.least).toLocaleString('en-IN') + ' m on';
      button.textContent = mine ? 'Accept for ' + said + ' m' : 'Accept';
    };
    metres.addEventListener('input', follow);
    follow();
  }

  const words = document.getElementById('words');
  const form = words && words.form;
  if (!form) return;
  const note = document.getElementById('no-line');
  const shelf = document.title;
  const kept = () => { try { return JSON.parse(localStorage.getItem(shelf)); } catch { return null; } };
  const keep = (value) => { try { value ? localStorage.setItem(shelf, JSON.stringify(value)) : localStorage.removeItem(shelf); } catch {} };
  const say = (text) => { note.textContent = text; note.hidden = text === ''; };
  const before = kept();
  if (before && words.value === '') words.value = before.words;
  const send = async () => {
    const waiting = kept();
    if (!waiting || !waiting.key) return;
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
  if (navigator.onLine && new URLSearchParams(location.search).has('done')) { keep(null); words.value = ''; }
  else if (navigator.onLine) send().catch(() => {});
})();
`);

function trimmed(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
