import type { Fabric } from '../fabric/fabric.ts';

/** Only the fabrics that carry Premium or Luxury in their name. */
export function keepPremium<F extends Pick<Fabric, 'title'>>(fabrics: readonly F[]): F[] {
  return fabrics.filter(({ title }) => /premium|luxury/i.test(title));
}
