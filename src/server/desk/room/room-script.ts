/**
 * What the page does beside its forms: the price follows the metres, and a message that cannot be sent
 * is kept and goes out when the line is back, under the same key, so that it arrives once. Figures are
 * grouped by hand, because the browser's own formats take a phone a tenth of a second to load.
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
    const group = (whole, by = /\\B(?=(\\d\\d)*\\d{3}$)/g) => String(whole).replace(by, ',');
    const spell = (amount) => {
      const rest = amount % 100;
      const whole = (amount - rest) / 100;
      const paise = rest ? '.' + String(rest).padStart(2, '0') : '';
      return currency === 'INR' ? '\\u20b9 ' + group(whole) + paise : currency + ' ' + group(whole, /\\B(?=(\\d{3})+$)/g) + paise;
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
  const keep = (value) => { try { value?.words ? localStorage.setItem(shelf, JSON.stringify(value)) : localStorage.removeItem(shelf); } catch {} };
  const say = (text) => { note.textContent = text; note.hidden = text === ''; };
  const draft = () => keep({ words: words.value });
  const send = async () => {
    const { key, words: said } = kept() ?? {};
    if (!key) return say('');
    const body = new URLSearchParams({ act: 'write', words: said, key });
    const answer = await fetch(location.pathname, { method: 'POST', body, redirect: 'manual' });
    if (answer.type === 'opaqueredirect') {
      keep(null);
      location = location.pathname + '?done=write#messages';
    } else if (answer.status < 500) {
      draft();
      say('This could not be sent. Please press Send once more.');
    } else throw answer;
  };
  const trySending = () => send().catch(() => {
    say('The line is weak. Your message is kept, and we try again.');
    setTimeout(trySending, 15000);
  });
  if (location.search.includes('done=write')) keep(null);
  words.value ||= kept()?.words ?? '';
  const line = () => say(navigator.onLine ? '' : 'No line. What you write is kept on this device.');
  words.addEventListener('input', () => (draft(), line()));
  form.addEventListener('submit', (event) => {
    if (navigator.onLine) return draft();
    event.preventDefault();
    keep({ words: words.value, key: form.elements.key.value });
    say('No line. Your message is kept on this device and goes out when the line is back.' + (form.elements.photo.value ? ' Photographs cannot be kept: please add them again then.' : ''));
  });
  addEventListener('offline', line);
  addEventListener('online', trySending);
  if (navigator.onLine) trySending();
})();
`);

function trimmed(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
