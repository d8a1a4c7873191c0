/** What the mill takes on; the book's fabrics lie well within. */
export const clothLimits = {
  /** Grams per square metre, least and most. */
  gsm: [25, 450],
  /** Of one repeat: about a second of knitting on a phone. */
  stitches: 32_768,
  elastanePercent: 20,
} as const;
