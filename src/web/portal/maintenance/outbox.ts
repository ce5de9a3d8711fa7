// What waits to be sent, how to add to it, and the sending whenever the connection is there.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import type { Api } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import { dropWaiting, keepWaiting, type NewRequest, readWaiting, type Waiting } from './outbox-store.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

const listeners = new Set<() => void>();
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const nothing: readonly Waiting[] = [];
let shown: readonly Waiting[] = nothing;
let isSending = false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

async function show(owner: string): Promise<void> {
  shown = await readWaiting(owner);
  for (const listener of listeners) listener();
}

/** Without an answer it waits on; what the server refuses would be refused for ever. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500 && ![401, 408, 409, 429].includes(status);
}

type Explain = (error: unknown) => string;

/** Sends one by one, each step kept as soon as it is done: a line that breaks loses nothing and repeats nothing. */
async function sendWaiting(api: Api, owner: string, explain: Explain): Promise<number> {
  let sent = 0;
  for (const one of await readWaiting(owner)) {
    if (one.problem !== null) continue;
    try {
      await sendOne(api, one);
      sent += 1;
    } catch (error) {
      if (!isRefusal(error)) return sent;
      await keepWaiting({ ...one, ...(await stepsDone(owner, one.key)), problem: explain(error) });
    }
  }
  return sent;
}

const stepsDone = async (owner: string, key: string) =>
  (await readWaiting(owner)).find((kept) => kept.key === key) ?? {};

async function sendOne(api: Api, one: Waiting): Promise<void> {
  const { maintenance } = api;
  const id =
    one.requestId ?? (await maintenance.raise(one.request, { context: { idempotencyKey: one.key } })).id;
  let { photos } = one;
  await keepWaiting({ ...one, requestId: id });
  for (const { key, file } of one.photos) {
    await maintenance.addPhoto({ id, file }, { context: { idempotencyKey: key } });
    photos = photos.filter((photo) => photo.key !== key);
    await keepWaiting({ ...one, requestId: id, photos });
  }
  await dropWaiting(one.key);
}

export function useOutbox() {
  const owner = useSession().current?.user.id ?? '';
  const waiting = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
  const send = useSendWaiting(owner);
  return {
    waiting,
    send,
    async add(
      request: NewRequest,
      files: readonly File[],
      known: { key?: string; requestId?: string | null } = {},
    ) {
      await keepWaiting({
        key: known.key ?? crypto.randomUUID(),
        owner,
        request,
        requestId: known.requestId ?? null,
        photos: files.map((file) => ({ key: crypto.randomUUID(), file })),
        problem: null,
      });
      await show(owner);
      await send();
    },
    async retry(one: Waiting) {
      await keepWaiting({ ...one, problem: null });
      await send();
    },
    async discard({ key }: Waiting) {
      await dropWaiting(key);
      await show(owner);
    },
  };
}

function useSendWaiting(owner: string) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const explain = (error: unknown) => {
    const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
    return sentence ? i18n._(sentence) : (Object.values(fieldErrorsOf(error))[0] ?? t`It was refused.`);
  };
  return async () => {
    if (!navigator.onLine || isSending || owner === '') return;
    isSending = true;
    const sent = await sendWaiting(api, owner, explain).finally(() => {
      isSending = false;
      return show(owner);
    });
    if (sent > 0) await reload();
  };
}

/** In the frame of every page of a tenant: what was written without a connection leaves wherever he is when it is back. */
export default function SendWaiting() {
  const { send } = useOutbox();
  const owner = useSession().current?.user.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person; the sender is made anew at every drawing
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A line that has just come back may break again at once.
    const attempt = async (pause: number) => {
      clearTimeout(timer);
      await send();
      const isLeft = shown.some(({ problem }) => problem === null);
      if (isLeft) timer = setTimeout(() => void attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
    };
    const start = () => void attempt(FIRST_PAUSE_MS);
    void show(owner).then(start);
    window.addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  }, [owner]);
  return null;
}
