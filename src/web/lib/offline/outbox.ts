// Small actions taken without a connection: kept on the device under the person's number, each with the key that makes a second
// sending harmless, and sent in order once there is a connection again.
import type { Api } from '../api-context.ts';

/** What may wait: the call and its input. Each changes something of one's own and can be repeated. */
export type Call =
  | { name: 'shortlist.add'; input: { property_id: string } }
  | { name: 'shortlist.remove'; input: { property_id: string } }
  | { name: 'shortlist.note'; input: { property_id: string; note: string } };
export type Waiting = Call & { key: string };

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const MOST = 200;
const names: readonly string[] = ['shortlist.add', 'shortlist.remove', 'shortlist.note'];

const slot = (owner: string) => `kiraya.outbox.${owner}`;

const isWaiting = (kept: unknown): kept is Waiting =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'name' in kept &&
  names.includes(String(kept.name)) &&
  'input' in kept &&
  typeof kept.input === 'object';

export function readOutbox(owner: string, area: () => Area = () => localStorage): Waiting[] {
  try {
    const kept: unknown = JSON.parse(area().getItem(slot(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function write(owner: string, waiting: readonly Waiting[], area: () => Area): boolean {
  try {
    if (waiting.length === 0) area().removeItem(slot(owner));
    else area().setItem(slot(owner), JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/** What the last action leaves of earlier ones on the same thing: of a heart put on and off again, only the last counts. */
const replaces = (call: Call, earlier: Call): boolean =>
  call.input.property_id === earlier.input.property_id &&
  (call.name === earlier.name || (call.name !== 'shortlist.note' && earlier.name !== 'shortlist.note'));

/** Keeps the action; `false` when the device keeps nothing or too much waits already. */
export function queueCall(owner: string, call: Call, area: () => Area = () => localStorage): boolean {
  const others = readOutbox(owner, area).filter((earlier) => !replaces(call, earlier));
  if (others.length >= MOST) return false;
  return write(owner, [...others, { ...call, key: crypto.randomUUID() }], area);
}

/** No answer came, so nobody knows whether it arrived: the same key may be sent again. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && typeof error.status === 'number');
}

function send(api: Api, { name, input, key }: Waiting): Promise<unknown> {
  const context = { context: { idempotencyKey: key } };
  if (name === 'shortlist.add') return api.shortlist.add(input, context);
  if (name === 'shortlist.remove') return api.shortlist.remove(input, context);
  return api.shortlist.note(input, context);
}

/** May be refused for a while (429, 5xx): then it waits on. Other refusals would be repeated for ever. */
const isFinal = (error: unknown): boolean => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status);
};

/** Sends what waits, oldest first; returns how many were taken and how many refused. Two tabs take turns. */
export async function sendOutbox(
  owner: string,
  loadApi: () => Promise<Api>,
  area: () => Area = () => localStorage,
): Promise<{ sent: number; refused: number }> {
  const run = async () => {
    const done = { sent: 0, refused: 0 };
    for (let next = readOutbox(owner, area)[0]; next; next = readOutbox(owner, area)[0]) {
      try {
        await send(await loadApi(), next);
        done.sent += 1;
      } catch (error) {
        if (!isFinal(error)) return done;
        done.refused += 1;
      }
      const { key } = next;
      if (
        !write(
          owner,
          readOutbox(owner, area).filter((one) => one.key !== key),
          area,
        )
      )
        return done;
    }
    return done;
  };
  return 'locks' in navigator ? navigator.locks.request(slot(owner), run) : run();
}
