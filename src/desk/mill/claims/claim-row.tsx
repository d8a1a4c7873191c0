import { useEffect, useRef } from 'react';
import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { endpointAddress } from '../../../contract/desk/endpoint.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { claimStanding } from '../../../domain/claim/claim-standing.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useMay } from '../../person-context.ts';
import { TickMark } from '../../record/fields/marks.tsx';
import { useBook } from '../book.ts';
import { changeRecord } from '../change-record.ts';
import { buttonId, useOpenRows } from '../rows/open-rows.tsx';
import { rowName } from '../rows/row-spec.ts';
import { ClaimEditor } from './claim-editor.tsx';
import { claimPlaces, endWords, proofWords, toClaim } from './claim-words.ts';

/** A claim and what proves it. */
export function ClaimRow({ record }: { readonly record: MillRecord }) {
  const { answer } = useBook();
  const { open, openRow } = useOpenRows();
  const mayDraft = useMay('draft');
  const claim = toClaim(record);
  const name = rowName({ kind: 'claim', key: record.key, field: '' });
  const isOpen = Boolean(open?.startsWith(name)) && mayDraft;
  const standing = claimStanding(claim, answer.today);
  const file = answer.files.find(({ id }) => id === claim.proofFile);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const withhold = (withheld: boolean) =>
    void changeRecord({ kind: 'claim', key: record.key }, ({ withheld: _before, ...body }) =>
      withheld ? { ...body, withheld: true } : body,
    );
  const openIt = () => openRow(name);
  return (
    <div
      className={classNames('claim', record.before !== undefined && 'touched', isOpen && 'editing')}
      ref={box}
    >
      <q className={classNames(standing === 'off' && 'struck')}>{claim.text}</q>
      <span className="where lab">{claimPlaces(claim)}</span>
      {isOpen ? (
        <ClaimEditor name={name} claimKey={record.key} />
      ) : (
        <div className="proof lab">
          {standing === 'off' && <span className="mut">Hidden from the site</span>}
          {(standing === 'ending' || standing === 'ended') && (
            <span className="no">{endWords(claim, answer.today)}</span>
          )}
          {standing === 'open' && <span className="no">No proof yet</span>}
          {standing === 'proven' && (
            <span className="good">
              <TickMark />
              {claim.evidence ?? file?.name ?? `No. ${claim.register}`}
            </span>
          )}
          {standing !== 'open' && <span className="mut">{proofWords(claim)}</span>}
          {file && (
            <a
              className="mut"
              href={endpointAddress(endpoints.proof, { params: { id: file.id } })}
              download={file.name}
            >
              Open {file.name}
            </a>
          )}
          {claim.risk && standing !== 'off' && <span className="risk mut">{claim.risk}</span>}
          {mayDraft && (
            <>
              <button
                type="button"
                className="quiet"
                id={buttonId(name)}
                onClick={openIt}
                aria-label={`${editWord(standing)}: ${claim.text}`}
              >
                {editWord(standing)}
              </button>
              {standing === 'off' ? (
                <button type="button" className="quiet" onClick={() => withhold(false)}>
                  Bring it back to the site<span className="sr">: {claim.text}</span>
                </button>
              ) : (
                standing !== 'proven' && (
                  <button type="button" className="quiet" onClick={() => withhold(true)}>
                    Hide from the site<span className="sr">: {claim.text}</span>
                  </button>
                )
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function editWord(standing: ReturnType<typeof claimStanding>): string {
  if (standing === 'open') return 'Add proof';
  return standing === 'ending' || standing === 'ended' ? 'Check again' : 'Edit';
}
