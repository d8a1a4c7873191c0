import type { Mill } from '../../../content/mill.ts';
import type { DipRound } from '../../../domain/dip/lab-dip.ts';
import { dayMs } from '../../../domain/enquiry/indian-time.ts';
import { spellSum } from '../../../domain/offer/offer.ts';
import { type ActOutcome, concernsMoney, type RoomAct } from '../../../domain/room/acts.ts';
import { roomLimits } from '../../../domain/room/room-link.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { addLink } from '../../enquiries/open-room.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import type { MessagePhoto } from '../../media/photo-child.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { hashToken } from '../../secret-key.ts';
import { buyer, record } from '../audit.ts';
import { isKeyTaken, takeKey } from '../desk-requests.ts';
import { lockEnquiry } from '../inbox/enquiry-actions.ts';
import {
  acceptFault,
  acceptQuote,
  declineQuote,
  findOwnQuote,
  nameTarget,
  sumOf,
  undoAcceptance,
} from './act-on-quote.ts';
import { askForCode, type CodeOutcome, takeCode } from './money-code.ts';
import { hearInRoom } from './hear-in-room.ts';

export interface GivenAct {
  readonly act: RoomAct;
  /** Made with the form, so that pressing twice acts once. */
  readonly key: string;
  /** Six digits, or nothing yet. */
  readonly code: string;
  readonly photos: readonly MessagePhoto[];
}

export type RoomOutcome = ActOutcome | Exclude<CodeOutcome, 'right'>;

interface Setting {
  readonly now: number;
  readonly mill: Mill;
}

/** What a buyer does in the room, exactly once, together with its line in the history. */
export async function actInRoom(
  tx: DatabaseTransaction,
  enquiryId: string,
  given: GivenAct,
  setting: Setting,
): Promise<RoomOutcome> {
  const { now } = setting;
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (!enquiry) return 'too-late';
  const actor_id = `room:${enquiryId}`;
  const content = hashToken(JSON.stringify(given.act));
  const row = { actor_id, key: hashToken(given.key || content), body_hash: content };
  if (await isKeyTaken(tx, row)) return 'again';
  if (concernsMoney(given.act)) {
    const outcome = await confirm(tx, enquiry, given, setting);
    if (outcome !== 'right') return outcome;
  }
  if (await isTooMuch(tx, enquiryId, given.act, now)) return 'too-many';
  const outcome = await perform(tx, enquiry, given, setting);
  if (outcome === 'done') await takeKey(tx, row, now);
  return outcome;
}

/** What is accepted is named in the mail with the code, and the code is good for nothing else. */
async function confirm(
  tx: DatabaseTransaction,
  enquiry: EnquiryRow,
  { act, code }: GivenAct,
  { now }: Setting,
): Promise<CodeOutcome | ActOutcome> {
  if (act.act !== 'accept' && act.act !== 'undo') return 'right';
  const quote = await findOwnQuote(tx, enquiry.id, act.quote);
  if (!quote) return 'too-late';
  // Nobody is sent for a code that could not be used.
  if (act.act === 'undo' && quote.state !== 'accepted') return 'too-late';
  const fault = act.act === 'accept' ? acceptFault(quote, act.metres, now) : undefined;
  if (fault) return fault;
  const what = JSON.stringify(act);
  if (code !== '') return takeCode(tx, enquiry, { what, code }, now);
  const sum = act.act === 'accept' ? sumOf(quote, act.metres)! : undefined;
  const words = sum
    ? `accept quote ${quote.number} for ${sum.metres.toLocaleString('en-IN')} m, ${spellSum(sum.total, quote.currency)} in all`
    : `take back the acceptance of quote ${quote.number}`;
  return askForCode(tx, enquiry, { what, words }, now);
}

async function perform(
  tx: DatabaseTransaction,
  enquiry: EnquiryRow,
  { act, photos }: GivenAct,
  setting: Setting,
): Promise<ActOutcome> {
  const { now } = setting;
  const enquiryId = enquiry.id;
  switch (act.act) {
    case 'write':
      await hearInRoom(tx, enquiry, { words: act.words, photos }, setting);
      await tell(tx, enquiryId, now, 'wrote in the room');
      return 'done';
    case 'approve-dip':
    case 'refuse-dips':
      return answerDips(tx, enquiry, act, setting);
    case 'forward': {
      const link = { enquiryId, kind: 'colleague', address: act.address } as const;
      const id = await addLink(tx, link, now);
      await queueMails(tx, [enquiryMail('room-link', enquiryId, id)], now);
      await tell(tx, enquiryId, now, 'sent the room to a colleague');
      return 'done';
    }
    case 'close':
      await closeLinks(tx, enquiryId, now);
      await tell(tx, enquiryId, now, 'closed the room');
      return 'done';
    default:
      return answerQuotes(tx, enquiry, act, setting);
  }
}

async function answerQuotes(
  tx: DatabaseTransaction,
  enquiry: EnquiryRow,
  act: Extract<RoomAct, { quote: string }>,
  setting: Setting,
): Promise<ActOutcome> {
  const { now } = setting;
  const quote = await findOwnQuote(tx, enquiry.id, act.quote);
  if (!quote) return 'too-late';
  if (act.act === 'accept') return acceptQuote(tx, quote, act, now);
  if (act.act === 'undo') return undoAcceptance(tx, quote, now);
  if (act.act === 'decline') {
    const outcome = await declineQuote(tx, quote, act.note, now);
    if (outcome === 'done' && act.note) await hear(`About quote ${quote.number}: ${act.note}`);
    return outcome;
  }
  if (act.act === 'new-price') {
    await hear(`Please tell us today’s price for quote ${quote.number}.`);
    await tell(tx, enquiry.id, now, 'asked for today’s price', { number: quote.number });
    return 'done';
  }
  const { price, metres, note } = act;
  const outcome = await nameTarget(tx, quote, { price, metres, note, at: now });
  if (outcome !== 'done') return outcome;
  const asked = `We hope for ${spellSum(price, quote.currency)} a metre for ${metres.toLocaleString('en-IN')} m (quote ${quote.number}).`;
  await hear([asked, note].filter(Boolean).join('\n\n'));
  const detail = { number: quote.number, metres, price: spellSum(price, quote.currency) };
  await tell(tx, enquiry.id, now, 'named a target price', detail);
  return 'done';

  function hear(words: string): Promise<void> {
    return hearInRoom(tx, enquiry, { words, photos: [] }, setting);
  }
}

async function answerDips(
  tx: DatabaseTransaction,
  enquiry: EnquiryRow,
  act: Extract<RoomAct, { round: string }>,
  setting: Setting,
): Promise<ActOutcome> {
  const { now } = setting;
  const round = await tx
    .selectFrom('dip_round')
    .selectAll()
    .where('id', '=', act.round)
    .where('enquiry_id', '=', enquiry.id)
    .executeTakeFirst();
  if (round?.state !== 'waiting') return 'too-late';
  const { dips } = JSON.parse(round.body) as DipRound;
  if (act.act === 'approve-dip') {
    if (!dips.some(({ name }) => name === act.dip)) return 'too-late';
    await decide({ state: 'approved', chosen: act.dip });
    await tx
      .updateTable('enquiry')
      .set({ opened_at: null, updated_at: now })
      .where('id', '=', enquiry.id)
      .execute();
    await tell(tx, enquiry.id, now, 'approved a lab dip', { dip: act.dip });
    return 'done';
  }
  const said = [act.off.length > 0 ? `It should be ${act.off.join(', ')}.` : '', act.note];
  const remark = said.filter(Boolean).join(' ');
  await decide({ state: 'off', remark });
  const words = ['None of the lab dips is right.', remark].filter(Boolean).join(' ');
  await hearInRoom(tx, enquiry, { words, photos: [] }, setting);
  await tell(tx, enquiry.id, now, 'found none of the lab dips right');
  return 'done';

  function decide(change: { state: 'approved' | 'off'; chosen?: string; remark?: string }) {
    return tx
      .updateTable('dip_round')
      .set({ ...change, answered_at: now })
      .where('id', '=', act.round)
      .execute();
  }
}

export async function closeLinks(
  tx: DatabaseTransaction,
  enquiryId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('room_link')
    .set({ closed_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('closed_at', 'is', null)
    .execute();
}

function tell(
  tx: DatabaseTransaction,
  enquiryId: string,
  now: number,
  verb: string,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  return record(tx, { at: now, actor: buyer, verb, enquiryId, detail });
}

async function isTooMuch(
  tx: DatabaseTransaction,
  enquiryId: string,
  { act }: RoomAct,
  now: number,
): Promise<boolean> {
  if (act === 'forward') {
    const links = await tx
      .selectFrom('room_link')
      .select('id')
      .where('enquiry_id', '=', enquiryId)
      .where('created_at', '>', now - dayMs)
      .execute();
    return links.length >= roomLimits.links;
  }
  // Deciding is never refused: only what brings words is counted.
  if (act !== 'write' && act !== 'target' && act !== 'new-price') return false;
  const words = await tx
    .selectFrom('message')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('way', '=', 'room')
    .where('direction', '=', 'in')
    .where('created_at', '>', now - dayMs)
    .execute();
  return words.length >= roomLimits.words;
}
