/** A collection as both assistants show it: made on the server, where the pictures are known. */
export interface ChatCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty while the studio has not rendered it. */
  readonly image: string;
  readonly url: string;
}
