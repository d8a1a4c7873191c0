import { useEffect, useState } from 'react';
import type { WaitingEnquiry } from '../offline-queue/waiting-enquiry.ts';
import { waitingMark } from '../offline-queue/waiting-mark.ts';
import { waitingStore } from '../offline-queue/waiting-store.ts';
import { settlers } from '../offline-queue/watch-waiting.ts';

/** The key of this form's enquiry that is waiting, also one left by an earlier visit. */
export function useWaiting(name: string, product: string | undefined) {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    void findWaiting(name, product).then((found) => {
      if (!found) return;
      setWaiting((key) => key ?? found);
      settlers.set(found, () => void setWaiting(undefined));
    });
  }, [name, product]);
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
