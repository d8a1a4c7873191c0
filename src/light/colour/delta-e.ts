/** Differences of colours are a rule of the trade, and stand with the other rules. */
export {
  deltaCmc,
  deltaE2000,
  type Lab,
  labFromLinear,
  linearFromLab,
} from '../../domain/colour/delta-e.ts';
