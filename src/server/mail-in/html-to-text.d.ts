/** What we use of it; the package brings no types. */
declare module 'html-to-text' {
  export interface BlockTextBuilder {
    openBlock(options?: { readonly leadingLineBreaks?: number }): void;
    closeBlock(options?: { readonly trailingLineBreaks?: number }): void;
    addInline(text: string, options?: { readonly noWordTransform?: boolean }): void;
  }
  export function compile(options: object): (html: string) => string;
}
