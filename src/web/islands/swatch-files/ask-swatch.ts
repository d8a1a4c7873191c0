import { href } from '../../../contract/routes.ts';
import { nameShade, readShade } from '../../../contract/shade-address.ts';
import type { SwatchFabric, SwatchFile, SwatchFormat } from '../../../swatch/swatch-order.ts';
import type { WorkerAddresses } from '../../behaviours/worker-address.ts';
import type { SwatchAnswer, SwatchOrder, SwatchStage } from './messages.ts';

export interface Making {
  /** Called until the file is made. */
  readonly progress: (stage: SwatchStage, share: number) => void;
}

/** A motif on a slow phone is knitted for so long without a word. */
const patienceMs = 60_000;

let worker: Worker | undefined;

/** Makes a file in this browser, in the shade that stands in the address. Rejects where it cannot be made. */
export async function askSwatch(
  slug: string,
  format: SwatchFormat,
  making: Making,
): Promise<{ readonly file: SwatchFile; readonly dyed: string }> {
  const answer = await fetch(href.cloth(slug));
  if (!answer.ok) throw new Error(String(answer.status));
  const fabric = { ...((await answer.json()) as Omit<SwatchFabric, 'slug'>), slug };
  const lead = fabric.shades[fabric.leadShade]!;
  const hex = readShade(new URLSearchParams(location.search)) ?? lead.hex;
  const shade = nameShade(fabric.shades, hex);
  const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
  const file = await inWorker(
    {
      fabric,
      format,
      shade,
      ...sizeFor(deviceMemory),
      made: new Date(),
      id: newId(),
    },
    making,
  );
  return { file, dyed: shade.name };
}

/** Pixels by gigabytes: a motif in 2048 pixels needs half of one for a moment. */
function sizeFor(deviceMemory: number): Pick<SwatchOrder, 'size' | 'mostPixels'> {
  if (deviceMemory < 4) return { size: 512, mostPixels: 512 };
  return { size: 1024, mostPixels: deviceMemory >= 8 ? 2048 : 1024 };
}

function inWorker(order: SwatchOrder, { progress }: Making): Promise<SwatchFile> {
  const asked = (worker ??= new Worker((window.workers as WorkerAddresses).createScriptURL('2')));
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(fail, patienceMs);
    };
    const finish = () => {
      clearTimeout(silence);
      asked.removeEventListener('message', hear);
      asked.removeEventListener('error', fail);
    };
    function fail(): void {
      finish();
      // One that threw or ran out of memory is not asked again.
      asked.terminate();
      worker = undefined;
      reject(new Error('The swatch could not be made.'));
    }
    function hear({ data }: MessageEvent<SwatchAnswer>): void {
      wait();
      if (data.kind === 'progress') return progress(data.stage, data.share);
      if (data.kind === 'failed') return fail();
      finish();
      resolve(data.file);
    }
    asked.addEventListener('message', hear);
    asked.addEventListener('error', fail);
    wait();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    asked.postMessage(order);
  });
}

/** `crypto.randomUUID` exists over https only, and a mill may try the site in its own house first. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
