import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';

/** So much cloth is seen from side to side, on every screen, and the ruler under it is true: a motif needs more. */
export const viewMm = ({ motif }: Pick<ClothDesign, 'motif'>): number => (motif ? 90 : 30);
