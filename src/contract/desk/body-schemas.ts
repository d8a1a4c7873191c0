import type { BodySchemas } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import { enquiryBodies } from './enquiry-endpoints.ts';
import { inboxBodies } from './inbox-endpoints.ts';
import { peopleBodies } from './people-endpoints.ts';
import { quoteBodies } from './quote-endpoints.ts';
import { recordsBodies } from './records-endpoints.ts';
import { sampleBodies } from './sample-endpoints.ts';
import { settingsBodies } from './settings-endpoints.ts';
import { signInBodies } from './sign-in-endpoints.ts';

/** The schema of every body that the desk reads. The server alone imports it. */
export const bodySchemas: BodySchemas<typeof endpoints> = {
  ...signInBodies,
  ...inboxBodies,
  ...enquiryBodies,
  ...sampleBodies,
  ...quoteBodies,
  ...recordsBodies,
  ...peopleBodies,
  ...settingsBodies,
};
