import type { DipState } from '../../domain/dip/lab-dip.ts';

/** What stands in a buyer's room beside the conversation. */
export interface RoomTables {
  room_link: RoomLinkTable;
  room_code: RoomCodeTable;
  room_photo: RoomPhotoTable;
  dip_round: DipRoundTable;
}

export interface RoomLinkTable {
  id: string;
  enquiry_id: string;
  token_hash: string;
  /** The token under the secret key, for the desk and its mails. */
  token_sealed: string;
  kind: 'buyer' | 'colleague';
  /** Whom it was sent; empty for the mail first given. */
  address: string;
  created_at: number;
  expires_at: number;
  closed_at: number | null;
}

interface RoomCodeTable {
  id: string;
  enquiry_id: string;
  code_hash: string;
  /** What exactly the code is for: other metres need another one. */
  about_hash: string;
  wrong: number;
  created_at: number;
  used_at: number | null;
}

interface RoomPhotoTable {
  id: string;
  enquiry_id: string;
  /** Empty until the words it belongs to are sent. */
  message_id: string | null;
  width: number;
  height: number;
  /** A JPEG, base64. */
  bytes: string;
  created_at: number;
}

export interface DipRoundTable {
  id: string;
  enquiry_id: string;
  staff_id: string;
  author: string;
  /** `DipRound` as JSON. */
  body: string;
  state: DipState;
  /** The name of the approved dip: `A`. */
  chosen: string;
  remark: string;
  created_at: number;
  answered_at: number | null;
}
