interface SpokenDateProps {
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** Pages are built ahead; a behaviour sets this one to the day it is read. */
  readonly isToday?: boolean;
}

/** Made once: to make one takes longer than to use it a thousand times. */
const spoken = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `15 November 2026`, and the same for machines. */
export function SpokenDate({ iso, isToday }: SpokenDateProps) {
  const text = spoken.format(new Date(`${iso}T00:00:00Z`));
  return (
    <time dateTime={iso} data-today={isToday ? '' : undefined}>
      {text}
    </time>
  );
}
