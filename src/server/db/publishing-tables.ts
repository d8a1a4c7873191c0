/** What the mill's people say, every state it ever had, and which of them is public. */
export interface PublishingTables {
  content_revision: RevisionTable;
  content_draft: { kind: string; key: string; revision: string };
  publication: PublicationTable;
  publication_change: {
    publication: number;
    kind: string;
    key: string;
    revision: string;
    before: string | null;
  };
  publication_head: { id: number; number: number };
  instance_state: {
    instance: string;
    build: string;
    publication: number;
    /** Why it shows an older one; empty if it does not. */
    fault: string;
    seen_at: number;
  };
  publication_plan: PlanTable;
  publication_plan_change: {
    plan: string;
    kind: string;
    key: string;
    revision: string;
    title: string;
  };
  import_batch: ImportTable;
  import_change: { batch: string; kind: string; key: string; revision: string; added: number };
  content_dismissal: DismissalTable;
  content_presence: {
    kind: string;
    key: string;
    staff_id: string;
    name: string;
    seen_at: number;
  };
}

interface RevisionTable {
  id: string;
  kind: string;
  key: string;
  parent: string | null;
  base: string | null;
  version: number;
  /** JSON; empty when the record is taken out. */
  body: string | null;
  author_id: string;
  author: string;
  created_at: number;
  note: string;
}

interface PublicationTable {
  number: number;
  created_at: number;
  author_id: string;
  author: string;
  note: string;
  undoes: number | null;
}

interface PlanTable {
  id: string;
  run_at: number;
  state: 'waiting' | 'published' | 'stopped' | 'cancelled';
  author_id: string;
  author: string;
  note: string;
  created_at: number;
  settled_at: number | null;
  publication: number | null;
  /** JSON: sentences. */
  why: string;
}

interface DismissalTable {
  kind: string;
  key: string;
  /** Hash of the shipped record that was dismissed. */
  shipped: string;
  author_id: string;
  author: string;
  created_at: number;
}

/** A list of fabrics that somebody brought in. */
interface ImportTable {
  id: string;
  file: string;
  author_id: string;
  author: string;
  created_at: number;
  undone_at: number | null;
}
