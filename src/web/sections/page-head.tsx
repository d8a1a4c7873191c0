import type { ReactNode } from 'react';
import type { Crumb } from '../../contract/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly crumbs: readonly Crumb[];
  readonly back?: { readonly label: string; readonly href: string };
  readonly children?: ReactNode;
}

/** How an inner page opens: the way here, its name, one sentence. */
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
