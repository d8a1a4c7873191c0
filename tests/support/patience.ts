/**
 * The check runs its steps beside each other on two cores, where a time says little: there a limit is
 * widened until only a hang reaches it. Alone, a test file keeps the limit as it is written.
 */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The most milliseconds that something may take. */
export function within(ms: number): number {
  return ms * patience;
}
