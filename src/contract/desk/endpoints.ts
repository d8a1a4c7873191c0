import { agendaEndpoints } from './agenda-endpoints.ts';
import { buyerEndpoints } from './buyer-endpoints.ts';
import { clothEndpoints } from './cloth-endpoints.ts';
import { enquiryEndpoints } from './enquiry-endpoints.ts';
import { fabricEndpoints } from './fabric-endpoints.ts';
import { firstHourEndpoints } from './first-hour-endpoints.ts';
import { inboxEndpoints } from './inbox-endpoints.ts';
import { journalEndpoints } from './journal-endpoints.ts';
import { knitEndpoints } from './knit-endpoints.ts';
import { millEndpoints } from './mill-endpoints.ts';
import { mailEndpoints } from './mail-endpoints.ts';
import { numbersEndpoints } from './numbers-endpoints.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { publishingEndpoints } from './publishing-endpoints.ts';
import { quoteEndpoints } from './quote-endpoints.ts';
import { recordsEndpoints } from './records-endpoints.ts';
import { roomEndpoints } from './room-endpoints.ts';
import { sampleEndpoints } from './sample-endpoints.ts';
import { settingsEndpoints } from './settings-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';
import { threadEndpoints } from './thread-endpoints.ts';

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
