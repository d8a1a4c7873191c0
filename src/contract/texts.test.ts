import { describe, expect, test } from 'vitest';
import { answerTexts } from './answer.ts';
import { aiChatErrors, aiChatTexts, fallbackFor } from './assistant/ai-chat.ts';
import { nextSlot, noNotes, quickCallNotes } from './enquiry/call.ts';
import { catalogFixed } from './enquiry/catalog.ts';
import { chatCollections, otherCollection } from '../domain/assistant/chat-collections.ts';
import type { EnquiryContract } from './enquiry/enquiry-contract.ts';
import { enquiryTexts } from './enquiry/enquiry-texts.ts';
import { kinds } from './enquiry/kinds.ts';
import { quoteLineTexts } from './enquiry/quote-lines.ts';

const all: readonly (EnquiryContract & { texts?: Record<string, string> })[] = Object.values(kinds);
const tables = {
  answerTexts,
  aiChatErrors,
  aiChatTexts,
  enquiryTexts,
  catalogFixed,
  quoteLineTexts,
  others: {
    nextSlot,
    noNotes,
    ...quickCallNotes,
    collectionInterests: [...chatCollections.map(({ name }) => name), otherCollection].join(),
  },
  ...Object.fromEntries(
    all.map(({ kind, form, missing, texts }) => [
      kind,
      { ...form.texts, ...texts, ...(missing && { title: missing.title, missing: missing.text }) },
    ]),
  ),
};

test.each(Object.entries<Record<string, string>>(tables))(
  '%s says something everywhere',
  (_, texts) => {
    for (const text of Object.values(texts)) expect(text.trim().length).toBeGreaterThan(3);
  },
);

describe('what the assistant says when it cannot answer', () => {
  test.each([
    [aiChatErrors.rateLimit, aiChatTexts.rateLimited],
    ['RATE LIMIT', aiChatTexts.rateLimited],
    [aiChatErrors.notConfigured, aiChatTexts.notConfigured],
    [aiChatErrors.noModel, aiChatTexts.notConfigured],
    [aiChatErrors.noAddress, aiChatTexts.notConfigured],
    ['The server is not configured', aiChatTexts.failed],
    [aiChatErrors.unavailable, aiChatTexts.failed],
  ])('%s', (error, said) => expect(fallbackFor(error)).toBe(said));
});
