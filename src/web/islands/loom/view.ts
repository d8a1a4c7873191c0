/** So much cloth is seen from side to side, on every screen: the ruler under it is true. */
export const viewMm = 30;
