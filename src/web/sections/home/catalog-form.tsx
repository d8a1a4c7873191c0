import { contactSection } from '../../../content/home.ts';
import { href } from '../../../contract/routes.ts';
import { catalogProduct } from '../../../domain/enquiry/catalog-request.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** What the quote function is told when only an address was asked for. */
const fixed = {
  name: 'Catalog Request',
  phone: 'Not provided',
  product: catalogProduct,
  quantity: 'All products',
  requirements: 'Please send me the complete catalog with pricing.',
};

/** The whole book by e-mail: one field, a plain post. */
export function CatalogForm() {
  const { heading, text, field, placeholder, button } = contactSection.catalog;
  return (
    <form className="way" action={href.serverFunction('send-quote-email')} method="post">
      <h3>{heading}</h3>
      <p className="mut">{text}</p>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={field}
        name="email"
        id="catalog-email"
        type="email"
        autoComplete="email"
        placeholder={placeholder}
        required
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}
