import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type {
  GoingLive,
  LiveGroup,
  LiveItem,
} from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../person-context.ts';
import { showToast } from '../../record/toasts.tsx';
import { useSend } from '../../use-send.ts';
import { LiveLine } from './live-line.tsx';
import { groupTitles, isDone, spellLeft, spellLive, whyNotLive } from './live-words.ts';

const groups: readonly LiveGroup[] = ['must', 'should', 'nice'];

/** What still stands between the mill and going live; it ticks itself. */
export function BeforeLive({ list }: { readonly list: GoingLive }) {
  const { items, live } = list;
  if (live) {
    return (
      <aside className="live" aria-label="Since going live">
        <details>
          <summary>{spellLive(live.at, items)}</summary>
          <Groups items={items.filter((item) => !isDone(item))} />
        </details>
      </aside>
    );
  }
  const done = items.filter(isDone).length;
  return (
    <aside className="live" aria-labelledby="live-title">
      <h2 id="live-title">Before going live</h2>
      <p className="big">
        {done}{' '}
        <small>
          of {items.length} things are done.
          <br />
          {spellLeft(items)}
        </small>
      </p>
      <p className="lab mut">
        Whoever has the web address sees the site already. Going live says that it is finished.
      </p>
      <Tape done={done} all={items.length} />
      <Groups items={items} />
      <GoLive items={items} />
    </aside>
  );
}

/** The tape measure of the house: one division for each thing. */
function Tape({ done, all }: { readonly done: number; readonly all: number }) {
  const divisions = Array.from({ length: all + 1 }, (_, at) => at);
  return (
    <svg
      className="live-tape"
      viewBox={`0 0 ${all * 10} 28`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${done} of ${all}`}
    >
      <rect className="tape-ground" width={all * 10} height="28" />
      <rect className="tape-done" width={done * 10} height="28" />
      {divisions.map((at) => (
        <path
          key={at}
          d={`M${at * 10} 0v${at % 5 === 0 ? 12 : 7}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Groups({ items }: { readonly items: readonly LiveItem[] }) {
  return groups.map((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length > 0 && <Group key={group} group={group} items={own} />;
  });
}

function Group({
  group,
  items,
}: {
  readonly group: LiveGroup;
  readonly items: readonly LiveItem[];
}) {
  const done = items.filter(isDone);
  const open = items.filter((item) => !isDone(item));
  const [all, setAll] = useState(false);
  return (
    <section className="todo">
      <h3>
        {groupTitles[group]}
        <span className="lab mut">
          {done.length} of {items.length}
        </span>
      </h3>
      <ul>
        {open.map((item) => (
          <LiveLine key={item.id} item={item} />
        ))}
        {all && done.map((item) => <LiveLine key={item.id} item={item} />)}
      </ul>
      {done.length > 0 && (
        <p className="more-rows lab mut">
          <span>
            {done.length} {open.length > 0 && 'more '}
            {done.length === 1 ? 'is' : 'are'} done.
          </span>
          <button type="button" onClick={() => setAll(!all)}>
            {all ? 'Hide' : 'Show'} {done.length === 1 ? 'it' : 'them'}
            <span className="sr"> of {groupTitles[group]}</span>
          </button>
        </p>
      )}
    </section>
  );
}

function GoLive({ items }: { readonly items: readonly LiveItem[] }) {
  const { send, busy, error } = useSend();
  const mayManage = useMay('manage');
  const why = mayManage ? whyNotLive(items) : 'Only an owner can press this';
  const goLive = async () => {
    if (why) return;
    const answer = await send(endpoints.goLive);
    if (answer?.live) {
      showToast({
        text: 'The site is live. Updates of the program now change none of your texts.',
      });
    }
  };
  return (
    <div className="go-live">
      <Button
        look="primary"
        size="small"
        busy={busy}
        busyText="Going live"
        aria-disabled={why ? true : undefined}
        aria-describedby="go-live-why"
        onClick={() => void goLive()}
      >
        Go live
      </Button>
      <span className="lab mut" id="go-live-why">
        {why || 'From then on updates of the program change none of your texts and lists.'}
      </span>
      {error && (
        <p className="wrong lab" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
