import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';
import type { CheckedDrafts } from '../../contract/desk/publishing-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../link.tsx';
import { PublicOn } from '../record/public-on.tsx';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { minutesSince } from './minutes.ts';
import { href } from '../../contract/routes.ts';

/** What goes public, in words; then where to look at it and what comes next. */
export function PublishStep({ hour }: { readonly hour: FirstHour }) {
  const { value: checked } = useQuery(endpoints.contentDrafts);
  const { busy, error, send } = useSend();
  const [published, setPublished] = useState<number>();
  const [moved, setMoved] = useState(false);
  const isPublic = hour.fabrics.some((fabric) => fabric.isPublic);

  const publish = async ({ drafts }: CheckedDrafts) => {
    const changes = drafts.map(({ kind, key, id }) => ({ kind, key, revision: id }));
    const answer = await send(endpoints.publishContent, {
      body: { changes, note: 'The first fabric.' },
    });
    setMoved(answer?.kind === 'moved');
    if (answer?.kind === 'published') setPublished(answer.number);
  };

  if (!checked) return <section className="leaf hour-single" aria-busy="true" />;
  const { drafts, faults } = checked;
  if (published !== undefined || (drafts.length === 0 && isPublic)) {
    return <Done number={published} />;
  }
  return (
    <section className="leaf hour-single">
      <h2>Publish</h2>
      {drafts.length === 0 ? (
        <p>
          There is nothing to publish yet. <FirstFabricLink />
        </p>
      ) : (
        <>
          <p>Everybody sees this within a second or two, and any of it can be taken back:</p>
          <ul className="hour-list">
            {drafts.map(({ kind, key }) => (
              <li key={kind + key}>{nameOf(kind)}</li>
            ))}
          </ul>
          {hour.fabrics.length === 0 && (
            <p>
              No fabric is among it. <FirstFabricLink />
            </p>
          )}
          {faults.map(({ kind, key, field, message }) => (
            <p className="wrong" key={kind + key + field + message}>
              {nameOf(kind)}: {message}
            </p>
          ))}
          {(error || moved) && (
            <p className="wrong" role="alert">
              {error ?? 'Somebody saved something in the meantime. Please look again and publish.'}
            </p>
          )}
          <p className="hour-act">
            <Button
              look="primary"
              busy={busy}
              busyText="One moment"
              aria-disabled={faults.length > 0 || undefined}
              onClick={() => faults.length === 0 && void publish(checked)}
            >
              Publish
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function FirstFabricLink() {
  return (
    <Link className="lnk" href={screenPath('firstHour', {}, { step: 'fabric' })}>
      Write the first fabric
    </Link>
  );
}

/** As the desk calls them. */
function nameOf(kind: string): string {
  const names: Readonly<Record<string, string>> = {
    mill: 'The mill: name, address, logo and colours',
    fabric: 'The fabric',
    picture: 'Its photograph',
  };
  return names[kind] ?? 'Something else that somebody is writing';
}

function Done({ number }: { readonly number: number | undefined }) {
  const minutes = minutesSince();
  return (
    <section className="leaf hour-single">
      <h2>Your mill is on the site</h2>
      <p role="status">
        {minutes === undefined
          ? 'Buyers can see your name and your first fabric.'
          : `Buyers can see your name and your first fabric. It took you ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`}
      </p>
      {number !== undefined && (
        <p className="lab mut">
          <PublicOn number={number} />
        </p>
      )}
      <p className="hour-act">
        <a className="btn btn-primary" href={href.home()} target="_blank" rel="noreferrer">
          See your site
        </a>
      </p>
      <h3>What comes next</h3>
      <ul className="hour-list">
        <li>
          <Link className="lnk" href={screenPath('mill')}>
            What to check before you tell buyers
          </Link>
          : terms, hours and legal texts are still those of the example.
        </li>
        <li>
          <Link className="lnk" href={screenPath('fabrics')}>
            Add more fabrics
          </Link>
          , one by one or from the list you have.
        </li>
        <li>
          <Link className="lnk" href={screenPath('settings')}>
            Invite your colleagues
          </Link>
          , for sales or for writing.
        </li>
      </ul>
    </section>
  );
}
