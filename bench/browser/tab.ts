import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../scripts/check/find-chromium.mjs';
import { freePort } from '../../tests/support/server/free-port.ts';

/** A browser that may prerender pages; a tool attached to the page itself would prevent that. */
export interface TabBrowser {
  open(screen: Screen): Promise<Tab>;
  close(): Promise<void>;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
}

/** One visitor's tab. Commands go to the page that it shows at the moment. */
export interface Tab {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** A phone's browser says so with each request, and is sent other speculation rules. */
const telephone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  userAgentMetadata: {
    platform: 'Android',
    platformVersion: '10',
    architecture: '',
    model: '',
    mobile: true,
  },
};

type Send = (method: string, params?: object, session?: string) => Promise<Record<string, unknown>>;

const patienceMs = 5_000;

export async function openTabBrowser(): Promise<TabBrowser> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'taana-tab-'));
  const child = spawn(
    findChromium()!,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${folder}`,
      `--remote-debugging-port=${port}`,
    ],
    { stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const socket = new WebSocket(await socketAddress(port));
  await once(socket, 'open');
  const answers = new Map<number, (message: DevToolsMessage) => void>();
  const listeners = new Set<(message: DevToolsMessage) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as DevToolsMessage;
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else answers.get(message.id)?.(message);
  });
  const send: Send = async (method, params = {}, sessionId) => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const message = await new Promise<DevToolsMessage>((resolve, reject) => {
      answers.set(id, resolve);
      // A page that is left takes its answers with it.
      setTimeout(() => reject(new Error(`${method}: no answer.`)), patienceMs).unref();
    }).finally(() => answers.delete(id));
    if (message.error) throw new Error(`${method}: ${message.error.message}`);
    return message.result ?? {};
  };
  return {
    open: (screen) => openTab(send, listeners, screen),
    async close() {
      const gone = once(child, 'exit');
      socket.close();
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface DevToolsMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo: { readonly type: string; readonly browserContextId?: string };
  };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

async function openTab(
  send: Send,
  listeners: Set<(message: DevToolsMessage) => void>,
  { width, height, phone }: Screen,
): Promise<Tab> {
  const { browserContextId } = await send('Target.createBrowserContext');
  /** The visible page is the last one that still answers; a prerendered page comes after it. */
  const pages: string[] = [];
  const settle = async (session: string) => {
    pages.push(session);
    await send(
      'Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: phone ? 2 : 1, mobile: phone },
      session,
    );
    await send('Emulation.setTouchEmulationEnabled', { enabled: phone }, session);
    if (phone) await send('Emulation.setUserAgentOverride', telephone, session);
  };
  const attached = ({ method, params }: DevToolsMessage) => {
    if (method !== 'Target.attachedToTarget' || params!.targetInfo.type !== 'page') return;
    if (params!.targetInfo.browserContextId !== browserContextId) return;
    void settle(params!.sessionId).catch(() => {});
  };
  listeners.add(attached);
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
    browserContextId,
    newWindow: true,
    width,
    height,
  });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    String(sessionId),
  );
  for (let patience = 50; pages.length === 0 && patience > 0; patience -= 1) await sleep(100);
  await sleep(200);

  const tab: Tab = {
    send: (method, params) => send(method, params, pages[0]),
    async evaluate<T>(expression: string) {
      const query = { expression, returnByValue: true, awaitPromise: true };
      // A page that was left no longer answers; the prerendered one has replaced it.
      const answer = await tab.send('Runtime.evaluate', query).catch(async () => {
        pages.shift();
        return tab.send('Runtime.evaluate', query);
      });
      return (answer['result'] as { readonly value: T }).value;
    },
    async close() {
      listeners.delete(attached);
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
  return tab;
}

async function socketAddress(port: number): Promise<string> {
  for (let patience = 100; patience > 0; patience -= 1) {
    await sleep(100);
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer)
      return ((await answer.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
  }
  throw new Error('Chromium did not open its door.');
}
