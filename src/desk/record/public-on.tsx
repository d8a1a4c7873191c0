import { useEffect, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { Instances } from '../../contract/desk/publishing-answers.ts';
import { callDesk } from '../call-desk.ts';

const askMs = 700;
/** A page is public everywhere within two seconds; one that is not by then says why. */
const patienceMs = 60_000;

/** "Going to the site…", then "On the site now"; several servers are counted. */
export function PublicOn({ number }: { readonly number: number }) {
  const [known, setKnown] = useState<Instances>();
  useEffect(() => {
    const until = Date.now() + patienceMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      const answer = await callDesk(endpoints.publicInstances);
      if (gone) return;
      if (answer.ok) setKnown(answer.value);
      const done = answer.ok && answer.value.instances.every((one) => one.publication >= number);
      if (!done && Date.now() < until) timer = setTimeout(() => void ask(), askMs);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [number]);
  if (!known || known.instances.length === 0) return null;
  const shows = known.instances.filter((one) => one.publication >= number).length;
  const fault = known.instances.find((one) => one.fault)?.fault;
  return (
    <span role="status" title={fault}>
      {spellShows(shows, known.instances.length)}
      {fault && <span className="pub-fault">: {fault}</span>}
    </span>
  );
}

function spellShows(shows: number, all: number): string {
  if (shows === all) return 'On the site now';
  return all === 1 ? 'Going to the site…' : `Going to the site: ${shows} of ${all} servers…`;
}
