import { onTestFinished } from 'vitest';
import { fullCost, hashingCost } from '../../../src/server/desk/sign-in/password.ts';

/** Until the test ends, a password costs what it costs in production. */
export function chargeFullCost(): void {
  const cheap = { ...hashingCost };
  onTestFinished(() => void Object.assign(hashingCost, cheap));
  Object.assign(hashingCost, fullCost);
}
