import { describe, expect, test } from 'vitest';
import { answerTexts } from './answer.ts';
import { aiChatErrors, aiChatTexts, fallbackFor } from './assistant/ai-chat.ts';
import { chatLeadTexts, collectionInterests } from './assistant/chat-lead.ts';
import { catalogFixed, catalogTexts } from './enquiry/catalog.ts';
import { contactTexts } from './enquiry/contact.ts';
import { priceTexts } from './enquiry/price-rule.ts';
import { quoteLineTexts } from './enquiry/quote-lines.ts';
import { quoteTexts } from './enquiry/quote.ts';
import { sampleTexts } from './enquiry/sample.ts';
import { nextSlot, noNotes, quickCallNotes, scheduleTexts } from './enquiry/schedule.ts';

const tables = {
  answerTexts,
  aiChatErrors,
  aiChatTexts,
  chatLeadTexts,
  catalogTexts,
  catalogFixed,
  contactTexts,
  priceTexts,
  quoteLineTexts,
  quoteTexts,
  sampleTexts,
  scheduleTexts,
  others: { nextSlot, noNotes, quickCallNotes, ...collectionInterests },
};

test.each(Object.entries(tables))('%s says something everywhere', (_, texts) => {
  for (const text of Object.values<string>(texts)) expect(text.trim().length).toBeGreaterThan(3);
});

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
