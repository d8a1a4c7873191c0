/** A collection as both assistants show it; made on the server, which knows the pictures. */
export interface ChatCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty while the studio has not rendered it. */
  readonly image: string;
  readonly url: string;
}
