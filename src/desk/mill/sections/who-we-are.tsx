import { isExample } from '../../../domain/mill/example-fields.ts';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { useMay } from '../../person-context.ts';
import { readField } from '../../record/fields/fields.ts';
import { onlyKey, shippedOf, useBook } from '../book.ts';
import { changeRecord } from '../change-record.ts';
import { MillRow } from '../rows/mill-row.tsx';
import { type Hours, spellHours } from '../rows/hours.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { rowName } from '../rows/row-spec.ts';
import { whereShown } from '../where-shown.ts';
import { HoursForm } from './hours-form.tsx';
import { Leaf } from './leaf.tsx';
import { LogoAndColours } from './logo-and-colours.tsx';

const { kind, key } = { kind: 'mill', key: onlyKey };
const row = (field: string, label = fieldLabel(kind, field)) => ({
  kind,
  key,
  field,
  label,
  where: whereShown(kind, key, field),
});

const before = ['name', 'shortName', 'subtitle', 'legal.name', 'legal.grievanceContact'] as const;
const after = [
  'legal.description',
  'whatsapp.greeting',
  'whatsapp.customRequest',
  'wordmark',
  'gloss',
  'blurb',
  'soldByTheMetre',
  'noScript',
  'timeZone',
  'language',
] as const;

interface Contact {
  readonly name: string;
  readonly serves: string;
  readonly phone: string;
}

/** Name, numbers, addresses and hours, in the order in which somebody would ask for them. */
export function WhoWeAre() {
  const record = useBook().find(kind, key);
  const body = record?.body ?? {};
  const shipped = shippedOf(record);
  const contacts = (readField(body, 'contacts') ?? []) as readonly Contact[];
  const example = (field: string) => {
    const parts = field.split('.');
    const group = parts[0] === 'contacts' ? parts.slice(0, 2).join('.') : parts[0]!;
    const inside = parts.slice(group.split('.').length).join('.');
    return isExample(
      parts[0]!,
      inside,
      readField(body, group) as never,
      readField(shipped, group) as never,
    );
  };
  const plain = (field: string) => (
    <MillRow
      key={field}
      row={row(field)}
      example={example(field)}
      {...(field === 'wordmark' && {
        value: <span className="wordmark">{String(readField(body, field) ?? '')}</span>,
      })}
    />
  );
  return (
    <Leaf id="who" title="Who we are">
      {before.map(plain)}
      {contacts.map((contact, index) => (
        <MillRow
          key={index}
          row={row(`contacts.${index}`, contact.name || `Phone ${index + 1}`)}
          value={
            <>
              {contact.phone} <span className="mut">{contact.serves}</span>
            </>
          }
          example={example(`contacts.${index}.phone`)}
          {...(contacts.length > 1 && {
            acts: <TakeOffContact contact={contact} index={index} />,
          })}
        />
      ))}
      {['whatsapp.phone', 'sales.email'].map(plain)}
      {['hours.office', 'hours.calls'].map((field) => (
        <MillRow
          key={field}
          row={row(field)}
          value={spellHours(readField(body, field) as Hours)}
          example={example(field)}
          form={HoursForm}
        />
      ))}
      <MillRow
        row={row('address')}
        value={addressLine(readField(body, 'address') as never)}
        example={example('address.street')}
      />
      {['linkedin.href', ...after].map(plain)}
      <AddContact contacts={contacts} />
      <LogoAndColours />
    </Leaf>
  );
}

function addressLine(address: Readonly<Record<string, string>> | undefined): string {
  const { street = '', city = '', postcode = '', region = '' } = address ?? {};
  return `${street}, ${city} ${postcode}, ${region}`;
}

interface ContactsProps {
  readonly contacts: readonly Contact[];
}

function AddContact({ contacts }: ContactsProps) {
  const { openRow } = useOpenRows();
  if (!useMay('draft') || contacts.length >= mostContacts) return null;
  const add = async () => {
    const blank = { name: '', serves: '', phone: '+91 ', tel: '+91' };
    const done = await changeRecord({ kind, key }, (body) => ({
      ...body,
      contacts: [...contactsOf(body), blank],
    }));
    if (done) openRow(rowName({ kind, key, field: `contacts.${contacts.length}` }));
  };
  return (
    <p className="leaf-foot">
      <button type="button" className="quiet" onClick={() => void add()}>
        Add a phone number
      </button>
    </p>
  );
}

function TakeOffContact({ contact, index }: { readonly contact: Contact; readonly index: number }) {
  const { closeRow } = useOpenRows();
  const takeOff = async () => {
    closeRow(rowName({ kind, key, field: `contacts.${index}` }));
    await changeRecord({ kind, key }, (body) => ({
      ...body,
      contacts: contactsOf(body).filter(({ phone }) => phone !== contact.phone),
    }));
  };
  return (
    <button type="button" className="quiet" onClick={() => void takeOff()}>
      Remove this number
    </button>
  );
}

function contactsOf(body: RecordBody): readonly Contact[] {
  return (readField(body, 'contacts') ?? []) as readonly Contact[];
}

/** As many as the page of contacts has room for. */
const mostContacts = 8;
