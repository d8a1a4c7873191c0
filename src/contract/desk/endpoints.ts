import { agendaEndpoints } from './endpoints/agenda-endpoints.ts';
import { buyerEndpoints } from './endpoints/buyer-endpoints.ts';
import { clothEndpoints } from './endpoints/cloth-endpoints.ts';
import { enquiryEndpoints } from './endpoints/enquiry-endpoints.ts';
import { fabricEndpoints } from './endpoints/fabric-endpoints.ts';
import { firstHourEndpoints } from './endpoints/first-hour-endpoints.ts';
import { inboxEndpoints } from './endpoints/inbox-endpoints.ts';
import { journalEndpoints } from './endpoints/journal-endpoints.ts';
import { knitEndpoints } from './endpoints/knit-endpoints.ts';
import { millEndpoints } from './endpoints/mill-endpoints.ts';
import { mailEndpoints } from './endpoints/mail-endpoints.ts';
import { numbersEndpoints } from './endpoints/numbers-endpoints.ts';
import { peopleEndpoints } from './endpoints/people-endpoints.ts';
import { pictureEndpoints } from './endpoints/picture-endpoints.ts';
import { publishingEndpoints } from './endpoints/publishing-endpoints.ts';
import { quoteEndpoints } from './endpoints/quote-endpoints.ts';
import { recordsEndpoints } from './endpoints/records-endpoints.ts';
import { roomEndpoints } from './endpoints/room-endpoints.ts';
import { sampleEndpoints } from './endpoints/sample-endpoints.ts';
import { settingsEndpoints } from './endpoints/settings-endpoints.ts';
import { signInEndpoints } from './endpoints/sign-in-endpoints.ts';
import { threadEndpoints } from './endpoints/thread-endpoints.ts';

/**
 * Every endpoint of the desk's API. The server answers each key (src/server/desk/create-desk.ts), the
 * browser and the tests call it by the same key; neither writes a path or names the type of an answer.
 */
export const endpoints = {
  ...signInEndpoints,
  ...inboxEndpoints,
  ...enquiryEndpoints,
  ...threadEndpoints,
  ...buyerEndpoints,
  ...mailEndpoints,
  ...sampleEndpoints,
  ...quoteEndpoints,
  ...roomEndpoints,
  ...agendaEndpoints,
  ...numbersEndpoints,
  ...recordsEndpoints,
  ...peopleEndpoints,
  ...settingsEndpoints,
  ...publishingEndpoints,
  ...millEndpoints,
  ...journalEndpoints,
  ...pictureEndpoints,
  ...knitEndpoints,
  ...firstHourEndpoints,
  ...fabricEndpoints,
  ...clothEndpoints,
};
export type EndpointName = keyof typeof endpoints;
