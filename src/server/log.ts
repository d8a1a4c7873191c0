import { writeSync } from 'node:fs';

export type LogFields = Readonly<Record<string, unknown>>;

/** One JSON line an event. Callers pass no personal data: no bodies, no complete addresses. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  flush(): void;
}

/** Lines are gathered for a moment: writing each by itself costs more than serving a page. */
export function createLog(write: (text: string) => void = writeToOutput): Log {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    write(text);
  };
  const add = (level: string, event: string, fields: LogFields = {}) => {
    lines.push(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
    // An error may be the last line that this process writes.
    if (level === 'error' || lines.length >= 500) flush();
    else timer ??= setTimeout(flush, 200).unref();
  };
  return {
    info: (event, fields) => add('info', event, fields),
    error: (event, fields) => add('error', event, fields),
    flush,
  };
}

/** The parts of a thrown value that help a developer. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: withoutContacts(String(error)) };
  const { name, message, stack } = error;
  return {
    name,
    // A database quotes the value it could not store.
    message: withoutContacts(message),
    stack: stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  };
}

/** Removes e-mail addresses and telephone numbers, which occur in messages of libraries. */
export function withoutContacts(text: string): string {
  return (
    text
      .slice(0, 2000)
      .replace(/[^\s<>"'()/]+/g, (word) => (word.includes('@') ? '[address]' : word))
      // An identifier, too, has digits and hyphens, but goes on with letters.
      .replace(/(?<![\w-])\+?\d[\d ()-]{7,20}\d(?![\w-])/g, '[number]')
  );
}

function writeToOutput(text: string): void {
  try {
    writeSync(1, text);
  } catch {
    // The reader of our output is gone or slow (EPIPE, EAGAIN): a lost log line is no reason to stop.
  }
}
