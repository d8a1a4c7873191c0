/**
 * The groups of the mill's identity that are shipped as a demonstration (`placeholder: true`) and, in
 * each, the fields whose shipped value belongs to nobody. When all of them were replaced, or somebody
 * said that the last one is right, the group is the mill's own.
 */
const exampleFields: Readonly<Record<string, readonly string[]>> = {
  legal: ['name', 'grievanceContact'],
  sales: ['email'],
  contacts: ['phone'],
  address: ['street', 'postcode'],
  hours: [],
  whatsapp: ['phone'],
  linkedin: ['href'],
};

type Group = Readonly<Record<string, unknown>>;

/** Whether a field still says what the demonstration said. */
export function isExample(
  group: string,
  field: string,
  now: Group | undefined,
  shipped: Group | undefined,
): boolean {
  if (now?.['placeholder'] !== true) return false;
  const fields = exampleFields[group];
  if (!fields) return false;
  if (fields.length === 0) return true;
  return fields.includes(field) && (!shipped || now[field] === shipped[field]);
}

/** The group after somebody kept one of its fields, as it is or changed: perhaps without its mark. */
export function keepInGroup(
  group: string,
  field: string,
  now: Group,
  shipped: Group | undefined,
): Group {
  const { placeholder, ...own } = now;
  if (placeholder !== true) return now;
  const left = (exampleFields[group] ?? []).filter(
    (other) => other !== field && (!shipped || now[other] === shipped[other]),
  );
  const isKnown = exampleFields[group] !== undefined;
  return isKnown && left.length === 0 ? own : now;
}
