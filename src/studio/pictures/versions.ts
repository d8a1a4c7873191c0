/**
 * Raised by hand when a stage is to give other pixels.
 * Sources are not hashed: a renamed variable must not remake seventy megabytes.
 */
export const versions = { loom: 1, light: 1, dye: 2, macro: 3, strip: 1, print: 1 } as const;
