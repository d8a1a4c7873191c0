import { fingerprint } from '../../domain/publishing/fingerprint.ts';
import { type privacy, privacy as shipped } from './privacy.ts';

export type PrivacyPolicy = typeof privacy;

/**
 * Under which name a consent is stored: the version on the page, and a sum of the text where it is the
 * mill's own. A person who corrects the text and forgets to raise its version does not change what
 * others agreed to before: their consents carry another sum, and the history has the text of each.
 */
export function consentVersion(policy: PrivacyPolicy): string {
  const version = policy.version.replace(/[^\w.-]/g, '_').slice(0, 8);
  return textOf(policy) === textOf(shipped) ? version : `${version}-${fingerprint(textOf(policy))}`;
}

function textOf({ page, sections }: PrivacyPolicy): string {
  return JSON.stringify([page, sections]);
}
