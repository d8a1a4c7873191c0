/** The message that opens in the visitor's WhatsApp, with the reference by which the desk finds it. */
export function whatsappText(
  {
    name,
    whatsapp,
  }: {
    readonly name: string;
    readonly whatsapp: { readonly greeting: string; readonly customRequest: string };
  },
  { product, topic }: { readonly product: string; readonly topic: string },
  reference?: string,
): string {
  const text =
    product === ''
      ? topic === 'custom'
        ? whatsapp.customRequest
        : whatsapp.greeting
      : `Hello ${name}, please tell me more about ${product}.`;
  return reference ? `${text} (${reference})` : text;
}
