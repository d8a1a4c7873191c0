import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { LegalVersion } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { isSame } from '../../../domain/publishing/merge-changes.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import { spellFully } from '../../spell-time.ts';
import { useQuery } from '../../use-query.ts';
import { onlyKey, publicOf, useBook } from '../book.ts';
import { changeRecord } from '../change-record.ts';
import { dayWords } from '../claims/claim-words.ts';
import { Leaf } from '../sections/leaf.tsx';
import { RecordRows } from '../sections/record-rows.tsx';
import { PolicyText } from './policy-text.tsx';
import { toText } from '../../record/fields/fields.ts';

/** The privacy policy and every version of it that somebody agreed to. */
export function LegalSection() {
  return (
    <Leaf id="legal" title="Legal texts" note="Privacy policy">
      <RaiseVersion />
      <RecordRows kind="privacy" first={['version', 'inForce']} />
      <Versions />
    </Leaf>
  );
}

/** A changed text under the former version is explained, and raised by one press. */
function RaiseVersion() {
  const { find, answer } = useBook();
  const record = find('privacy', onlyKey);
  const mayDraft = useMay('draft');
  if (!record?.body) return null;
  const before = publicOf(record) ?? {};
  const { body } = record;
  const changed = ['page', 'sections'].some((field) => !isSame(body[field], before[field]));
  if (!changed || body['version'] !== before['version']) return null;
  const next = raise(toText(before['version']));
  const act = () =>
    void changeRecord({ kind: 'privacy', key: onlyKey }, (policy) => ({
      ...policy,
      version: next,
      inForce: answer.today,
    }));
  return (
    <div className="clash leaf-note">
      <p>
        <b>The text has changed, but it is still called version {toText(body['version'])}.</b>{' '}
        People who agreed before agreed to the old text. Give the new text its own version, so that
        everybody can see who agreed to which text.
      </p>
      {mayDraft && (
        <div className="row-acts">
          <button type="button" className="quiet" onClick={act}>
            Call it version {next}, in force from {dayWords(answer.today)}
          </button>
        </div>
      )}
    </div>
  );
}

/** `1.0` → `1.1`, `2` → `3` */
export function raise(version: string): string {
  const numbers = version.split(/(\d+)/);
  // Every second piece is a number.
  const last = numbers.length - 2;
  if (last < 1) return version || '1.0';
  return numbers.with(last, String(Number(numbers[last]) + 1)).join('');
}

function Versions() {
  const { value, error } = useQuery(endpoints.legalVersions);
  if (!value) return <p className="lab mut">{error}</p>;
  const { versions, others } = value;
  return (
    <div className="versions">
      <h3>Who agreed to what</h3>
      <ul>
        {versions.map((version) => (
          <Version key={version.name} version={version} />
        ))}
        {others.map(({ name, agreed }) => (
          <li key={name}>
            <span>Version {name}, from before this history</span>
            <span className="lab mut">{spellAgreed(agreed)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link
          className="quiet"
          href={screenPath('recordHistory', { kind: 'privacy', id: onlyKey })}
        >
          History of the policy
        </Link>
      </p>
    </div>
  );
}

function Version({ version }: { readonly version: LegalVersion }) {
  const [reading, setReading] = useState(false);
  const { name, since, isPublic, agreed } = version;
  return (
    <li>
      <span>
        Version {name}
        {isPublic && <span className="lab turned">on the site now</span>}
      </span>
      <span className="lab mut">
        {since === null
          ? `In force since ${dayWords(version.inForce)}`
          : `Public since ${spellFully(since)}`}
        {' · '}
        {spellAgreed(agreed)}
      </span>
      <button
        type="button"
        className="quiet"
        aria-expanded={reading}
        onClick={() => setReading(!reading)}
      >
        {reading ? 'Close' : 'Read it'}
        <span className="sr"> version {name}</span>
      </button>
      {reading && <PolicyText revision={version.revision} />}
    </li>
  );
}

function spellAgreed(many: number): string {
  if (many === 0) return 'nobody agreed to it yet';
  return many === 1 ? '1 person agreed to it' : `${many} people agreed to it`;
}
