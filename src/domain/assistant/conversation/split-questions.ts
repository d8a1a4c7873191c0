/**
 * Several questions in one message, in their order. A message is cut only where a new question begins:
 * after a question mark, or before a word that asks behind "and" or a comma.
 */
export function splitQuestions(typed: string): string[] {
  const text = typed.slice(0, 2000);
  const parts: string[] = [];
  let rest = '';
  for (const piece of splitAtSigns(text)) {
    for (const part of cutBeforeQuestions(piece)) {
      // A rest of a few letters is no question of its own: "ok?".
      const letters = part.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
      if (letters.length < 3 || letters === 'and' || letters === 'then') rest += part;
      else {
        parts.push(rest + part);
        rest = '';
      }
    }
  }
  if (rest !== '' && parts.length > 0) parts[parts.length - 1] += rest;
  const found = parts.map((part) => part.trim()).filter(Boolean);
  return found.length > 0 ? found.slice(0, mostQuestions) : [text];
}

/** "Linings; satin; below 110 GSM" is one wish; behind a question mark another question begins. */
function splitAtSigns(text: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const piece of text.split(/(?<=[?;\n])/)) {
    const isQuestion = asks(piece);
    if (isOpen && !isQuestion) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
    isOpen = !isQuestion && /[;\n]$/.test(piece);
  }
  return pieces;
}

function asks(piece: string): boolean {
  const lower = piece.toLowerCase();
  return lower.includes('?') || beginnings.some((words) => lower.includes(words));
}

const mostQuestions = 4;

/** "…, and how many metres", "and what is", "then tell me": here another question begins. */
const beginnings = [
  'how many metres', 'how many meters', 'how many kg', 'how many kilos', 'how much', 'how long', 'how wide', 'how do', 'what is', 'what are', 'what weight', 'whats', 'which', 'where', 'when', 'do you', 'does it', 'can i', 'can you', 'is it', 'tell me',
]; // oxfmt-ignore
const joints = [' and ', ', ', ' then ', ' aur '];

function cutBeforeQuestions(piece: string): string[] {
  const lower = piece.toLowerCase();
  const cuts: number[] = [];
  for (const joint of joints) {
    for (let at = lower.indexOf(joint); at >= 0; at = lower.indexOf(joint, at + 1)) {
      const after = lower.slice(at + joint.length).replace(/^(and|then) /, '');
      if (beginnings.some((words) => after.startsWith(words)) && standsAlone(lower.slice(0, at)))
        cuts.push(at + joint.length);
    }
  }
  const places = [0, ...cuts.toSorted((a, b) => a - b), piece.length];
  return places.slice(1).map((end, at) => piece.slice(places[at], end));
}

/** "2000 t-shirts, how many metres": what stands before is no question, but what the question is about. */
function standsAlone(before: string): boolean {
  return (
    !/\d/.test(before) ||
    /\b(which|what|how|where|when|do you|can|does|is|are|show|need|suggest|want|moq|kaunsa|kitna|price|samples?|lace|first)\b/.test(
      before,
    )
  );
}
