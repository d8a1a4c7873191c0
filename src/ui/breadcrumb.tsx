interface BreadcrumbProps {
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly back?: { readonly label: string; readonly href: string };
}

/** The path to this page; with a single step it shows nothing. */
export function Breadcrumb({ crumbs, back }: BreadcrumbProps) {
  if (crumbs.length < 2) return null;
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.path}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
      {back && (
        <a className="crumb-back" href={back.href}>
          {back.label}
        </a>
      )}
    </nav>
  );
}
