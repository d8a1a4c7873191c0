import { createHash } from 'node:crypto';
import { mailboxKey } from '../../domain/enquiry/mailbox-key.ts';
import type { Clock } from '../clock.ts';
import type { SendOutcome } from '../mail/transport.ts';
import { restAfter, usualWaits } from './pace.ts';

/** Hashes: a row of the outbox need not name anybody to be found again. */
export interface Recipient {
  readonly domain: string;
  readonly mailbox: string;
}

export function recipientOf(address: string): Recipient {
  const mailbox = mailboxKey(address);
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return { domain: hash('domain', domain), mailbox: hash('mailbox', mailbox) };
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 16);
}

/**
 * Which domains and mailboxes get no mail at the moment. A full mailbox or a slow domain delays its
 * own mails, and nobody else's.
 */
export interface RecipientCircuits {
  admits(to: Recipient): boolean;
  /** Call the result with what became of the mail; it returns who has stopped refusing. */
  begin(to: Recipient): (outcome: SendOutcome) => readonly string[];
  /** Domains and mailboxes for which no mail may be begun now. */
  closed(): string[];
  /** Milliseconds until one of them may be tried again; infinite when none is resting. */
  pauseLeft(): number;
}

/** Of one domain, so that no domain holds every place. */
const domainAtOnce = 3;
/** Mails in a row; fewer may be a passing fault of these mails. */
const failuresToClose = 3;
/** Somebody may invent domains; one that is forgotten is found failing again. */
const mostRemembered = 1_000;

interface Circuit {
  readonly atOnce: number;
  failures: number;
  failingSince: number;
  restsUntil: number;
  /** When the mails that are being sent were begun. */
  readonly begun: number[];
}

/** The clock must be one that is never set. */
export function createRecipientCircuits(
  clock: Clock,
  waits = usualWaits,
  random = Math.random,
): RecipientCircuits {
  const circuits = new Map<string, Circuit>();

  function find(key: string, atOnce: number): Circuit {
    let circuit = circuits.get(key);
    if (circuit === undefined) {
      circuit = { atOnce, failures: 0, failingSince: 0, restsUntil: 0, begun: [] };
      circuits.set(key, circuit);
      forgetOldest();
    }
    return circuit;
  }

  function forgetOldest(): void {
    if (circuits.size <= mostRemembered) return;
    for (const [key, { begun }] of circuits) {
      if (begun.length === 0) return void circuits.delete(key);
    }
  }

  function isOpen({ atOnce, failures, restsUntil, begun }: Circuit): boolean {
    const now = clock.now();
    const isSlow = begun.some((time) => now - time >= waits.slowMs);
    const most = failures >= failuresToClose ? 1 : atOnce;
    return restsUntil <= now && !isSlow && begun.length < most;
  }

  function fail(circuit: Circuit): void {
    const now = clock.now();
    if (circuit.failures === 0) circuit.failingSince = now;
    circuit.failures += 1;
    const beyond = circuit.failures - failuresToClose + 1;
    if (beyond < 1) return;
    circuit.restsUntil = now + restAfter(beyond, now - circuit.failingSince, waits, random);
  }

  /** True when it had been left alone. */
  function recover(circuit: Circuit): boolean {
    const wasClosed = circuit.failures >= failuresToClose;
    circuit.failures = 0;
    circuit.restsUntil = 0;
    return wasClosed;
  }

  return {
    admits: ({ domain, mailbox }) =>
      [circuits.get(domain), circuits.get(mailbox)].every((one) => !one || isOpen(one)),
    begin(to) {
      const domain = find(to.domain, domainAtOnce);
      const mailbox = find(to.mailbox, Number.POSITIVE_INFINITY);
      const began = clock.now();
      for (const { begun } of [domain, mailbox]) begun.push(began);
      return (outcome) => {
        for (const { begun } of [domain, mailbox]) begun.splice(begun.indexOf(began), 1);
        const fault = outcome.kind === 'deferred' ? outcome.fault : undefined;
        const recovered: string[] = [];
        // An answer about the mailbox shows that its domain answers.
        const domainAnswers = isAnswer(outcome) || fault === 'mailbox';
        if (fault === 'domain') fail(domain);
        else if (domainAnswers && recover(domain)) recovered.push(to.domain);
        if (fault === 'mailbox') fail(mailbox);
        else if (isAnswer(outcome) && recover(mailbox)) recovered.push(to.mailbox);
        for (const [key, { failures, begun }] of [
          [to.domain, domain],
          [to.mailbox, mailbox],
        ] as const) {
          if (failures === 0 && begun.length === 0) circuits.delete(key);
        }
        return recovered;
      };
    },
    closed: () => [...circuits].flatMap(([key, circuit]) => (isOpen(circuit) ? [] : key)),
    pauseLeft() {
      const now = clock.now();
      const ends = [...circuits.values()].map(({ restsUntil }) => restsUntil - now);
      return Math.min(...ends.filter((left) => left > 0), Number.POSITIVE_INFINITY);
    },
  };
}

function isAnswer({ kind }: SendOutcome): boolean {
  return kind === 'sent' || kind === 'refused';
}
