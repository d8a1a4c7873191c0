import { useEffect, useEffectEvent, useState } from 'react';
import type { WaitingEnquiry } from '../offline-queue/waiting-enquiry.ts';
import { waitingMark } from '../offline-queue/waiting-mark.ts';
import { waitingStore } from '../offline-queue/waiting-store.ts';
import { type SettledEnquiry, waitingEvents } from '../offline-queue/watch-waiting.ts';

/**
 * The key of this form's enquiry that is waiting, also one left by an earlier visit. `onSettled` is
 * told what became of an enquiry of this form, and says whether the form shows it.
 */
export function useWaiting(
  name: string,
  product: string | undefined,
  onSettled: (settled: SettledEnquiry) => boolean,
) {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    void findWaiting(name, product).then((found) => setWaiting((key) => key ?? found));
  }, [name, product]);
  const settle = useEffectEvent((event: Event) => {
    const { detail } = event as CustomEvent<SettledEnquiry>;
    const { key, form } = detail.enquiry;
    if (form === name && onSettled(detail)) event.preventDefault();
    setWaiting((now) => (now === key ? undefined : now));
  });
  useEffect(() => {
    const listen = (event: Event) => settle(event);
    waitingEvents.addEventListener('settled', listen);
    return () => waitingEvents.removeEventListener('settled', listen);
  }, []);
  return { waiting, setWaiting };
}

async function findWaiting(name: string, product: string | undefined): Promise<string | undefined> {
  try {
    if (!localStorage.getItem(waitingMark)) return undefined;
    return (await waitingStore.all()).findLast(isMine)?.key;
  } catch {
    // Storage is switched off: nothing can have been kept.
    return undefined;
  }

  function isMine({ form, payload }: WaitingEnquiry): boolean {
    const requested = 'productName' in payload ? payload.productName : undefined;
    return form === name && (product === undefined || requested === product);
  }
}
