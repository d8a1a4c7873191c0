import { shippedColours } from '../../../domain/design/look.ts';
import { type Mill, mill as shipped } from '../../mill.ts';
import { renameMill } from './rename-mill.ts';

/** What an owner must have said before the demonstration can step back, by the names of their fields. */
export function missingIdentity(mill: Mill): string[] {
  const isShipped: Readonly<Record<string, boolean>> = {
    name: mill.name === shipped.name,
    'contacts.0.phone': mill.contacts[0].phone === shipped.contacts[0].phone,
    'sales.email': mill.sales.email === shipped.sales.email,
    'address.street': mill.address.street === shipped.address.street,
    'address.city': mill.address.city === shipped.address.city,
  };
  return Object.keys(isShipped).filter((field) => isShipped[field]);
}

/**
 * The mill's record once its owner has typed name, telephone, mail and address into the shipped one:
 * whatever still says what the demonstration says follows from these, or is left out.
 */
export function ownMill(typed: Mill): Mill {
  const mill = renameMill(typed, shipped.name);
  const { address, contacts, whatsapp } = mill;
  const first = { ...contacts[0], tel: dialled(contacts[0].phone) };
  const desk =
    first.name === shipped.contacts[0].name
      ? { ...first, name: 'Sales desk', serves: 'All orders' }
      : first;
  const others = contacts
    .slice(1)
    .filter(({ phone }) => shipped.contacts.every((demo) => demo.phone !== phone));
  const ownChat = whatsapp.number !== shipped.whatsapp.number;
  return {
    ...mill,
    look: mill.look ?? shippedColours,
    subtitle: unlessShipped(
      mill.subtitle,
      shipped.subtitle,
      `Warp-knitting mill in ${address.city}`,
    ),
    wordmark: unlessShipped(mill.wordmark, shipped.wordmark, ''),
    gloss: unlessShipped(mill.gloss, shipped.gloss, 'Warp-knitted fabrics by the metre.'),
    blurb: unlessShipped(
      typed.blurb,
      shipped.blurb,
      `${mill.name} is a warp-knitting mill in ${address.city}, ${address.region}. We make warp-knitted fabrics and sell them by the metre.`,
    ),
    legal: {
      ...mill.legal,
      grievanceContact: unlessShipped(
        mill.legal.grievanceContact,
        shipped.legal.grievanceContact,
        desk.name,
      ),
    },
    sales: withoutMark(mill.sales),
    contacts: [withoutMark(desk), ...others],
    address: withoutMark(address),
    whatsapp: ownChat
      ? whatsapp
      : {
          ...whatsapp,
          number: desk.tel.slice(1),
          phone: desk.phone,
          base: `https://wa.me/${desk.tel.slice(1)}`,
        },
    linkedin:
      mill.linkedin.href === shipped.linkedin.href ? { ...mill.linkedin, href: '' } : mill.linkedin,
  };
}

/** `+91 98140 12345` → `+919814012345` */
export function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

function unlessShipped(said: string, demo: string, own: string): string {
  return said === demo ? own : said;
}

/** The owner has typed it: it is no example any more. */
function withoutMark<Group extends { readonly placeholder?: boolean }>({
  placeholder: _placeholder,
  ...group
}: Group): Omit<Group, 'placeholder'> {
  return group;
}
