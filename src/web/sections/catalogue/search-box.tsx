import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface SearchBoxProps {
  readonly action: string;
  readonly term: string;
}

export function SearchBox({ action, term }: SearchBoxProps) {
  return (
    <search>
      <form className="search" action={action} method="get">
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
      </form>
    </search>
  );
}
