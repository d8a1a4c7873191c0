import { mill as shippedMill } from '../../../src/content/mill.ts';
import {
  assembleRecords,
  type ContentRecords,
  shippedRecords,
} from '../../../src/content/records/assemble-records.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import { ownMill } from '../../../src/content/records/starter/own-mill.ts';
import { stepBack } from '../../../src/content/records/starter/step-back.ts';
import type { FabricRecord } from '../../../src/domain/fabric/fabric-record.ts';
import { copyFabric } from '../../../src/domain/fabric/new-fabric.ts';
import { deadLinks } from '../../../src/server/publishing/checks/find-dead-links.ts';

/** What the owner of another mill types in the first minutes. */
export const typedIdentity = {
  ...shippedMill,
  name: 'Rewa Tricot Works',
  sales: { email: 'sales@rewa.example' },
  contacts: [
    { ...shippedMill.contacts[0], phone: '+91 261 555 0101', tel: '+912615550101' },
    ...shippedMill.contacts.slice(1),
  ] as const,
  address: {
    street: 'Ring Road 7',
    city: 'Surat',
    region: 'Gujarat',
    postcode: '395002',
    country: 'India',
    countryCode: 'IN',
  },
};

/** The records of a mill from which the demonstration has stepped back, with none or one of its own fabrics. */
export function firstMillRecords(fabrics: 0 | 1): ContentRecords {
  const named = { ...shippedRecords, mill: { site: ownMill(typedIdentity) } };
  const after: Record<string, Record<string, unknown>> = { ...named };
  for (const { kind, key, body } of stepBack(named, deadLinks)) {
    const { [key]: _before, ...others } = after[kind]!;
    after[kind] = body === null ? others : { ...others, [key]: body };
  }
  if (fabrics === 1) after['fabric'] = { f091: firstFabric };
  return after as ContentRecords;
}

export const firstFabric = copyFabric(Object.values(shippedRecords.fabric)[0] as object as never, {
  id: 91,
  number: '51A',
  title: 'Zephyr Ground',
}) as FabricRecord;

export function firstMill(fabrics: 0 | 1): SiteContent {
  const assembled = assembleRecords(firstMillRecords(fabrics));
  if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
  return assembled.content;
}
