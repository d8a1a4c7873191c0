/** Pictures the mill took or had knitted. */
export interface MediaTables {
  media: {
    id: string;
    /** SHA-256 of the photograph; empty when it was knitted. */
    source: string | null;
    /** `PictureFacts` as JSON. */
    facts: string;
    author_id: string;
    author: string;
    created_at: number;
    touched_at: number;
  };
  media_file: {
    media: string;
    /** `720.avif`, `social.jpg` */
    name: string;
    /** Base64. */
    bytes: string;
  };
}
