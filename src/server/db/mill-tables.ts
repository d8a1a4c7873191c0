/** What the mill keeps beside what its site says. */
export interface MillTables {
  /** Files that prove a claim. */
  claim_file: {
    /** 32 hex digits of the SHA-256 of its bytes. */
    id: string;
    name: string;
    type: string;
    size: number;
    /** Base64. */
    bytes: string;
    author_id: string;
    author: string;
    created_at: number;
  };
  /** One row at most. */
  going_live: {
    id: number;
    author_id: string;
    author: string;
    created_at: number;
  };
}
