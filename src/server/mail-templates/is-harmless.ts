/** A name or a fabric, and not an advertisement: short, no address of any kind in it. */
export function isHarmless(text: string): boolean {
  return text.length <= 80 && !/:\/\/|www\.|@|\p{L}\.\p{L}{2}|\d{7}/iu.test(text);
}
