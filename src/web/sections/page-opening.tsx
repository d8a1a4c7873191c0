import type { ReactNode } from 'react';
import type { Crumb } from '../../contract/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Selvedge } from '../../ui/selvedge.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly crumbs: readonly Crumb[];
  readonly back?: { readonly label: string; readonly href: string };
  /** Under the lead. */
  readonly children?: ReactNode;
}

/** How a page of the catalogue begins: breadcrumb, title, one sentence. */
export function PageHead({ title, lead, crumbs, back, children }: PageHeadProps) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} {...(back ? { back } : {})} />
      <div className="page-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

interface PageOpeningProps extends PageHeadProps {
  readonly lead: string;
  /** A whole sentence is set smaller than a name. */
  readonly long?: boolean;
  /** Above the title. */
  readonly label?: ReactNode;
}

/** How a page of text begins: breadcrumb, title, one sentence, and the edge of the cloth. */
export function PageOpening(props: PageOpeningProps) {
  const { title, lead, crumbs, back, long = false, label, children } = props;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} {...(back ? { back } : {})} />
      <div className={long ? 'opening opening-long' : 'opening'}>
        <div>
          {label}
          <h1>{title}</h1>
        </div>
        <div className="opening-side">
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
      <Selvedge />
    </div>
  );
}
