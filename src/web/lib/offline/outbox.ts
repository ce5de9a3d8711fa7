// The one outbox: what was done without a connection is kept on the device under the person's number, each call with the key that
// makes a second sending harmless, and leaves in order (send-outbox.ts).
import { type Call, isOfShortlist, type Waiting } from './waiting.ts';
import { anyStore, type WaitingStore } from './waiting-store.ts';

const MOST = 200;

/** What the last action leaves of earlier ones on the same thing: of a heart put on and off again, only the last counts. */
function replaces(call: Call, earlier: Call): boolean {
  if (!isOfShortlist(call) || !isOfShortlist(earlier)) return false;
  if (call.input.property_id !== earlier.input.property_id) return false;
  return call.name === earlier.name || (call.name !== 'shortlist.note' && earlier.name !== 'shortlist.note');
}

const listening = () => {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    on(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(store: WaitingStore = anyStore()) {
  const shows = listening();
  const wakes = listening();
  let shown: readonly Waiting[] = [];

  const read = async (owner: string): Promise<Waiting[]> => {
    const own = (await store.all()).filter((one) => one.owner === owner);
    return own.sort((one, other) => one.place - other.place);
  };
  const show = async (owner: string): Promise<void> => {
    shown = await read(owner);
    shows.tell();
  };
  return {
    read,
    /** Reads what waits for this person, for everything that shows it. */
    show,
    subscribe: shows.on,
    get: () => shown,
    /** Keeps a call; `false` when too much waits already. A key given is the one it was sent with before. */
    async queue(
      owner: string,
      call: Call,
      { key = crypto.randomUUID(), isQuiet = false }: { key?: string; isQuiet?: boolean } = {},
    ): Promise<boolean> {
      const before = await read(owner);
      const replaced = before.filter((earlier) => replaces(call, earlier));
      if (before.length - replaced.length >= MOST) return false;
      const place = Math.max(Date.now(), ...before.map((one) => one.place + 1));
      await store.put({ ...call, key, owner, place, problem: null, isQuiet });
      for (const earlier of replaced) await store.drop(earlier.key);
      await show(owner);
      wakes.tell();
      return true;
    },
    async change(one: Waiting, to: (now: Waiting) => Waiting): Promise<void> {
      await store.change(one.key, to);
      await show(one.owner);
    },
    async drop({ key, owner }: Waiting): Promise<void> {
      await store.drop(key);
      await show(owner);
    },
    /** Asks the sender to try, as soon as there is one. */
    wake: wakes.tell,
    onWake: wakes.on,
  };
}

export const outbox = createOutbox();

/** No answer came, so nobody knows whether it arrived: the same key may be sent again. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && typeof error.status === 'number');
}
