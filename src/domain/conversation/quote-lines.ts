/**
 * How mail programs mark what they quote, in the languages of our buyers. Every expression is tried on
 * at most 400 characters.
 */

/** "… wrote:"; the line names an address or a date. */
const attribution = new RegExp(
  [
    /\bwrote\s*:?\s*-*$/,
    /\bschrieb(?:\b.*)?:$/,
    /\ba écrit\s*:$/,
    /\bescribió:$/,
    /\bescreveu:$/,
    /\bha scritto:$/,
    /\bnapisał\(?a?\)?:$/,
    /ने लिखा\s*[:：]?$/,
    /ਨੇ ਲਿਖਿਆ\s*[:：]?$/,
    /(?:كتب|كتبت|كتابة ما يلي بواسطة).*[:：]$/,
    /نے لکھا\s*[:：]?$/,
    /写道\s*[:：]$/,
    /yazdı:$/,
    /написал\(?а?\)?:$/,
    /লিখেছেন\s*:?$/,
    /எழுதியது\s*:$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

export const attributionStart =
  /^(?:-{2,}\s*)?(?:On|Am|Le|El|Em|Il|W dniu|Op|Den)\b|^(?:في|在)|\d{4}/u;

export function matchesAttribution(joined: string): boolean {
  const line = joined
    .slice(0, 1200)
    .replaceAll(/[*_\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  if (line.length >= 400) return false;
  // In any language: it names an address and a year or a time, and ends with a colon.
  const isDated = /\b(?:19|20)\d\d\b|\d{1,2}[:.]\d\d/.test(line);
  if (/[:：]$/.test(line) && line.includes('@') && isDated) return true;
  if (!/\p{Nd}/u.test(line) || !attribution.test(line)) return false;
  return line.includes('@') || attributionStart.test(line) || /\p{Nd}{4}/u.test(line);
}

const rule = /^\s*(?:-{2,}|_{5,})\s*$/;
const original =
  /^\s*-{2,}\s*(?:original message|reply message|ursprüngliche nachricht|message d'origine|mensaje original|मूल संदेश|ਅਸਲ ਸੁਨੇਹਾ|الرسالة الأصلية|原始邮件)\s*-{2,}/iu;
const forwarded =
  /^\s*(?:-{2,}\s*(?:forwarded message|weitergeleitete nachricht|message transféré|fwd:?|अग्रेषित संदेश|ਅੱਗੇ ਭੇਜਿਆ ਸੁਨੇਹਾ|رسالة معاد توجيهها)\s*-{2,}|begin forwarded message:)/iu;
const field =
  /^\s*\*?(?:From|Sent|Date|To|Cc|Subject|Reply-To|Von|Gesendet|An|Betreff|De|Envoyé|À|Objet|Para|Asunto|प्रेषक|भेजा गया|प्रति|विषय|ਵੱਲੋਂ|ਭੇਜਿਆ|ਵਿਸ਼ਾ|من|تاريخ|إلى|الموضوع|发件人|发送时间|收件人|主题)\s*:\*?\s*\S/iu;

export const isForwardLine = (line: string) => forwarded.test(line);
export const isOriginalLine = (line: string) => original.test(line);
export const matchesRule = (line: string) => rule.test(line);
export const matchesFieldLine = (line: string) => field.test(line) && /[@:]/.test(line);

const phone =
  /^(?:sent from my |get outlook for |sent from (?:outlook|yahoo|rediff)|sent via |मेरे .{1,40} से भेजा गया|ਮੇਰੇ .{1,40} ਤੋਂ ਭੇਜਿਆ|أُرسلت من|مرسل من|von meinem .{1,40} gesendet|envoyé de mon )/iu;
const notice =
  /^(?:you received this message because you are subscribed|disclaimer\s?:|this e-?mail (?:and any|message is|is confidential)|confidentiality notice)/i;

/** Signature, footer of a list, "sent from my phone": folded too, never lost. */
export function isTailLine(lines: readonly string[], i: number): boolean {
  const line = lines[i]!;
  if (/^-- ?$/.test(line)) return true;
  const bare = line.trim();
  if (notice.test(bare)) return true;
  const isPhone = phone.test(bare);
  if (!isPhone && !/^_{20,}$/.test(bare)) return false;
  // Only now: looking below every line of a mail of thousands takes half a second.
  const below = lines.slice(i + 1).filter((one) => one.trim() !== '');
  if (isPhone) return below.length <= 2;
  return /mailing list|unsubscribe|https?:\/\//i.test(below.slice(0, 3).join(' ').slice(0, 400));
}
