/** Who spoke a line of a conversation. */
export type Speaker = 'user' | 'assistant' | 'unknown';

/** As the desk and its mails name them. */
export const speakerNames: Readonly<Record<Speaker, string>> = {
  user: 'Visitor',
  assistant: 'Assistant',
  unknown: 'Unknown',
};

/** A line of the conversation that goes with a lead: what the browser sends, is stored and shown. */
export interface ChatLine {
  readonly from: Speaker;
  readonly content: string;
}

export const lastMessages = 20;

/**
 * The last lines, whichever assistant held them: one calls its speakers types, the other roles.
 * The browser and the server both read the lines, so what was read once is read again unchanged.
 */
export function readChatLines(given: unknown): ChatLine[] {
  if (!Array.isArray(given)) return [];
  return given.slice(-lastMessages).flatMap((line: unknown) => {
    if (typeof line !== 'object' || line === null) return [];
    const { from, type, role, content } = line as Record<string, unknown>;
    if (typeof content !== 'string' || content.trim() === '') return [];
    return [{ from: toSpeaker(from ?? role ?? type), content: clipText(content, 2000) }];
  });
}

/** Words of the assistant must never pass for words of the visitor. */
function toSpeaker(given: unknown): Speaker {
  if (given === 'user' || given === 'assistant') return given;
  return given === 'bot' ? 'assistant' : 'unknown';
}

export function clipText(text: string, longest: number): string {
  return text
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
