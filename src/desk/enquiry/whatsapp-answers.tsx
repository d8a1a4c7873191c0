import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { usePerson } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { fillTemplate } from './fill-template.ts';

/**
 * Prepared answers that open in WhatsApp, where a person sends them. Without a number WhatsApp asks
 * which chat is meant: the one whose message carries the reference.
 */
export function WhatsAppAnswers({ detail }: { readonly detail: EnquiryDetail }) {
  const { line, dial } = detail;
  const person = usePerson();
  const { value: settings } = useQuery(endpoints.settings);
  if (!dial && line.kind !== 'whatsapp') return null;
  const greeting = `Hello ${line.name}, this is ${person.name} about your enquiry ${line.reference}${line.product && ` (${line.product})`}.`;
  const answers = [
    { name: 'Greeting', text: greeting.replace('Hello ,', 'Hello,') },
    ...(settings?.templates ?? []).map(({ name, body }) => ({
      name,
      text: fillTemplate(detail, body),
    })),
  ];
  return (
    <details className="answers">
      <summary className="btn btn-small">WhatsApp</summary>
      <ul>
        {answers.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`https://wa.me/${dial.slice(1)}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mut">
        {line.kind === 'whatsapp' && 'Look for the reference in WhatsApp. '}
        Write down below what was said: the desk cannot hear it.
      </p>
    </details>
  );
}
