import { useEffect, useState } from 'react';
import { mayLive } from './cloth/can-live.ts';
import { LiveCloth } from './cloth/live-cloth.tsx';
import type { ClothRecord } from './cloth/order.ts';

interface ClothProps {
  /** Address of its record. */
  readonly record: string;
  /** The address asks for a shade: nobody has to touch the lamp to see it. */
  readonly shown?: boolean;
}

type State =
  | { readonly at: 'still'; readonly busy?: boolean }
  /** A motif takes seconds: it is computed when somebody asks for it. */
  | { readonly at: 'asked'; readonly record: ClothRecord }
  | { readonly at: 'live'; readonly record: ClothRecord }
  | { readonly at: 'refused'; readonly why: string };

/** A lamp on the plate. Nothing is fetched or computed before it is touched; then the plate becomes cloth. */
export default function Cloth({ record, shown }: ClothProps) {
  const [state, setState] = useState<State>({ at: 'still' });
  const refuse = (why: string) => setState(refused(why));

  async function touch() {
    setState({ at: 'still', busy: true });
    setState(await fetchCloth(record));
  }
  useEffect(() => {
    if (shown) void fetchCloth(record).then(setState);
  }, [shown, record]);

  const close = () => setState({ at: 'still' });
  return (
    <div className="cloth">
      {state.at === 'still' && (
        <button
          type="button"
          className="lamp lamp-first"
          aria-busy={state.busy}
          onClick={() => void touch()}
        >
          <span className="lamp-say lab">Move the light</span>
        </button>
      )}
      {state.at === 'asked' && (
        <p className="live-ask">
          <button
            type="button"
            className="quiet2"
            onClick={() => setState({ at: 'live', record: state.record })}
          >
            Compute this pattern here, some seconds
          </button>
          <button type="button" className="quiet2" onClick={close}>
            Not now
          </button>
        </p>
      )}
      {state.at === 'live' && <LiveCloth record={state.record} onClose={close} onFail={refuse} />}
      {state.at === 'refused' && (
        <p className="live-stage lab" role="status">
          {state.why}
        </p>
      )}
    </div>
  );
}

const refused = (why: string) => ({ at: 'refused', why }) as const;

async function fetchCloth(address: string): Promise<State> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    const record = (await answer.json()) as ClothRecord;
    const motif = record.construction.motif !== undefined;
    if (!mayLive(motif)) return refused('To save your data, the photographs stay.');
    return { at: motif ? 'asked' : 'live', record };
  } catch {
    return refused('The cloth could not be fetched. The photographs stay.');
  }
}
