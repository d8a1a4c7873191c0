import { ButtonLink } from '../../../ui/button.tsx';

interface ActionsProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Buttons to further pages; the first is the primary one. */
export function Actions({ links }: ActionsProps) {
  return (
    <p className="actions">
      {links.map((link, index) => (
        <ButtonLink key={link.to} href={link.to} look={index === 0 ? 'primary' : 'outline'}>
          {link.label}
        </ButtonLink>
      ))}
    </p>
  );
}
