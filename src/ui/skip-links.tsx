interface SkipLinksProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Hidden until they have the keyboard focus. */
export function SkipLinks({ links }: SkipLinksProps) {
  return (
    <nav className="skips" aria-label="Skip links">
      {links.map((link) => (
        <a key={link.to} href={link.to}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
