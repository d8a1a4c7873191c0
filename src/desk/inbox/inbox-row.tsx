import type { ReactNode } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { InboxLine } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import type { Colleague } from '../../contract/desk/endpoints/people-endpoints.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { classNames } from '../../ui/class-names.ts';
import { DueMark } from '../frame/due-mark.tsx';
import { quarantineWords } from '../frame/quarantine-words.ts';
import { StatusMark } from '../frame/status-mark.tsx';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';

interface InboxRowProps {
  readonly line: InboxLine;
  readonly owner?: Colleague | undefined;
  readonly chosen?: boolean;
  readonly onChoose?: (() => void) | undefined;
  /** Before it is pressed. */
  readonly onPoint?: () => void;
  readonly onFocus?: () => void;
  /** What can be done with it where it stands. */
  readonly children?: ReactNode;
}

export function InboxRow({
  line,
  owner,
  chosen = false,
  onChoose,
  onPoint,
  onFocus,
  children,
}: InboxRowProps) {
  const { id, reference, kind, name, company, product, quarantine } = line;
  return (
    <li className={classNames('row', line.unread && 'unread', chosen && 'chosen')}>
      {onChoose && (
        <input
          type="checkbox"
          aria-label={`Select ${reference}`}
          checked={chosen}
          onChange={onChoose}
        />
      )}
      <Link
        className="row-link"
        href={screenPath('enquiry', { id })}
        onPointerEnter={onPoint}
        onFocus={onFocus}
      >
        <span className="row-who">
          <bdi>{name || 'No name'}</bdi>
          {company && <bdi className="mut"> {company}</bdi>}
          {line.unread && <span className="sr">, unread</span>}
        </span>
      </Link>
      <span className="row-what">
        <em>
          <bdi>{product || enquiryKinds[kind].label}</bdi>
        </em>
      </span>
      <span className="row-kind lab mut">
        {enquiryKinds[kind].label} {reference}
        {line.fromSame > 1 && <b title="From the same telephone or e-mail"> ×{line.fromSame}</b>}
      </span>
      <span className="row-state">
        {quarantine === null ? (
          <>
            <DueMark waits={line.waits} dueAt={line.dueAt} />
            <StatusMark status={line.status} />
          </>
        ) : (
          <span className="status">{quarantineWords(quarantine)}</span>
        )}
      </span>
      <span className="row-owner mut">{owner?.name ?? ''}</span>
      <span className="row-when lab mut">
        <Moment at={line.createdAt} />
      </span>
      {children}
    </li>
  );
}
