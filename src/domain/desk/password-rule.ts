/** How many characters a password of a colleague has. */
export const passwordRule = { least: 12, most: 200 } as const;
