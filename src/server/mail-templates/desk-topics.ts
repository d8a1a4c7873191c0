import type { QueuedMail } from '../enquiries/enquiry-mails.ts';

/** Mails the desk causes, and how the desk calls every kind of mail. */
export const deskTopics = {
  'desk-reply': 'Reply',
  'desk-quote': 'Quote',
  'desk-quote-answer': 'Answer to a quote',
  'desk-reminder': 'Reminder',
  'desk-invitation': 'Invitation',
  'desk-password': 'New password',
} as const;
export type DeskTopic = keyof typeof deskTopics;

export function isDeskTopic(topic: string): topic is DeskTopic {
  return Object.hasOwn(deskTopics, topic);
}

export function nameTopic(topic: string): string {
  if (isDeskTopic(topic)) return deskTopics[topic];
  return visitorTopics[topic] ?? topic;
}

const visitorTopics: Readonly<Record<string, string>> = {
  'enquiry-to-sales': 'Notice to the sales desk',
  'enquiry-receipt': 'Receipt to the visitor',
};

/** About an enquiry; the key begins with it, so that its mails are found by their index. */
export function enquiryMail(topic: DeskTopic, enquiryId: string, aboutId: string): QueuedMail {
  return {
    topic,
    dedupeKey: `${topic}:${enquiryId}:${aboutId}`,
    payload: { enquiryId, aboutId },
  };
}
