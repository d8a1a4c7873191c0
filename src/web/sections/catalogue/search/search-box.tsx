import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

interface SearchBoxProps {
  readonly action: string;
  readonly term: string;
}

export function SearchBox({ action, term }: SearchBoxProps) {
  return (
    <search>
      <form action={action} method="get">
        <SearchFields term={term} />
      </form>
    </search>
  );
}

/** The search field and its button, for a form that has further fields. */
export function SearchFields({ term }: { readonly term: string }) {
  return (
    <div className="search">
      <TextField
        name="search"
        type="search"
        label="Search the catalogue"
        placeholder="Search by material, name, or number..."
        defaultValue={term}
        autoComplete="off"
        maxLength={80}
      />
      <Button type="submit">Search</Button>
    </div>
  );
}
