import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../api-context.ts';
import { createOutbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';
import type { Call, Waiting } from './waiting.ts';
import { anyStore, pageStore } from './waiting-store.ts';

type Sent = { call: string; input: unknown; key: string | undefined };
/** A server that fails as told, once for each call that arrives. */
function server(failures: (Error | undefined)[] = []) {
  const sent: Sent[] = [];
  const answer =
    (call: string, answered: object = {}) =>
    async (input: unknown, options?: { context?: { idempotencyKey?: string } }) => {
      sent.push({ call, input, key: options?.context?.idempotencyKey });
      const failure = failures.shift();
      if (failure) throw failure;
      return answered;
    };
  const shortlist = { add: answer('add'), remove: answer('remove'), note: answer('note') };
  const maintenance = { raise: answer('raise', { id: 'r1' }), addPhoto: answer('photo') };
  return { sent, api: async () => ({ shortlist, maintenance }) as unknown as Api };
}
const refused = (status: number) => Object.assign(new Error('refused'), { status });
const broken = new TypeError('Failed to fetch');
const explain = async (error: unknown) => `No: ${error instanceof Error ? error.message : error}`;

const heart = (n: number): Call => ({ name: 'shortlist.add', input: { property_id: `home-${n}` } });
const heartOff = (n: number): Call => ({ name: 'shortlist.remove', input: { property_id: `home-${n}` } });
const note = (n: number, text: string): Call => ({
  name: 'shortlist.note',
  input: { property_id: `home-${n}`, note: text },
});
const repair = (photos: number, requestId: string | null = null): Call => ({
  name: 'maintenance.raise',
  input: { lease_id: 'l1', title: 'The tap drips', description: '', category: 'plumbing', priority: 'low' },
  requestId,
  photos: Array.from({ length: photos }, (_, place) => ({
    key: `photo-${place}`,
    file: new File(['x'], `${place}.jpg`),
  })),
});
const keysOf = (sent: readonly Sent[]) => sent.map(({ call, key }) => [call, key]);

describe('the outbox', () => {
  it('sends each call once, in the order in which they were written, also within one millisecond', async () => {
    const outbox = createOutbox(pageStore());
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    for (const call of [heart(1), repair(0), note(1, 'South light')]) await outbox.queue('a', call);
    vi.restoreAllMocks();
    const { sent, api } = server();
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 3, refused: 0, left: 0 });
    expect(sent.map(({ call }) => call)).toEqual(['add', 'raise', 'note']);
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 0, refused: 0, left: 0 });
    expect(sent).toHaveLength(3);
  });

  it('sends once when asked twice at a time', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', heart(1));
    const { sent, api } = server();
    await Promise.all([sendOutbox(outbox, 'a', api, explain), sendOutbox(outbox, 'a', api, explain)]);
    expect(sent).toHaveLength(1);
  });

  it('sends an unanswered call again under the same key, and nothing before it', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', heart(1));
    await outbox.queue('a', repair(0));
    const { sent, api } = server([broken]);
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 0, refused: 0, left: 2 });
    expect(sent).toHaveLength(1);
    await sendOutbox(outbox, 'a', api, explain);
    expect(sent.map(({ call }) => call)).toEqual(['add', 'add', 'raise']);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it.each([
    [404, 0],
    [422, 0],
    [401, 1],
    [429, 1],
    [503, 1],
  ])('after the answer %s leaves %s waiting, and holds up no other kind', async (status, left) => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', heartOff(1));
    await outbox.queue('a', repair(0));
    const { sent, api } = server([refused(status)]);
    const outcome = await sendOutbox(outbox, 'a', api, explain);
    expect(outcome).toEqual({ sent: 1, refused: 1 - left, left });
    expect(sent.map(({ call }) => call)).toEqual(['remove', 'raise']);
  });

  it('does not try again what a rule refused', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', repair(0));
    const { api } = server([Object.assign(refused(409), { code: 'RULE_BROKEN' })]);
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 0, refused: 1, left: 0 });
  });

  it('keeps a request that was refused, with the reason, until its person sends it again or discards it', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', repair(0));
    const { sent, api } = server([refused(422)]);
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 0, refused: 1, left: 0 });
    const [one] = outbox.get();
    expect(one?.problem).toBe('No: refused');
    await sendOutbox(outbox, 'a', api, explain);
    expect(sent).toHaveLength(1);
    await outbox.change(one as Waiting, (now) => ({ ...now, problem: null }));
    expect(await sendOutbox(outbox, 'a', api, explain)).toMatchObject({ sent: 1 });
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('goes on where a line broke between the photos of a request', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', repair(2), { key: 'k' });
    const { sent, api } = server([undefined, undefined, broken]);
    await sendOutbox(outbox, 'a', api, explain);
    await sendOutbox(outbox, 'a', api, explain);
    expect(keysOf(sent)).toEqual([
      ['raise', 'k'],
      ['photo', 'photo-0'],
      ['photo', 'photo-1'],
      ['photo', 'photo-1'],
    ]);
    expect(sent[3]?.input).toMatchObject({ id: 'r1' });
    expect(outbox.get()).toEqual([]);
  });

  it('sends photos after a request that has arrived, and says nothing of them', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', repair(1, 'r7'), { isQuiet: true });
    const { sent, api } = server();
    expect(await sendOutbox(outbox, 'a', api, explain)).toEqual({ sent: 0, refused: 0, left: 0 });
    expect(sent).toMatchObject([{ call: 'photo', input: { id: 'r7' } }]);
  });

  it('does not bring back what was discarded while it was sent', async () => {
    const outbox = createOutbox(pageStore());
    await outbox.queue('a', repair(1));
    const [one] = outbox.get();
    const { api } = server([undefined, refused(422)]);
    const discarding: typeof api = async () => {
      await outbox.drop(one as Waiting);
      return api();
    };
    await sendOutbox(outbox, 'a', discarding, explain);
    expect(await outbox.read('a')).toEqual([]);
  });

  it('keeps only the last of heart on and heart off, and each repair', async () => {
    const outbox = createOutbox(pageStore());
    for (const call of [heart(1), heartOff(1), heart(2), repair(0), repair(0)]) await outbox.queue('a', call);
    expect(outbox.get().map(({ name }) => name)).toEqual([
      'shortlist.remove',
      'shortlist.add',
      'maintenance.raise',
      'maintenance.raise',
    ]);
  });

  it('takes no more than two hundred, and shows one person nothing of another', async () => {
    const outbox = createOutbox(pageStore());
    for (let n = 0; n < 200; n += 1) expect(await outbox.queue('a', heart(n))).toBe(true);
    expect(await outbox.queue('a', heart(200))).toBe(false);
    expect(await outbox.queue('a', heartOff(7))).toBe(true);
    expect(await outbox.queue('b', heart(200))).toBe(true);
    expect(await outbox.read('b')).toHaveLength(1);
  });

  it('keeps in the page what the device does not take', async () => {
    const no = () => Promise.reject(new Error('The device keeps nothing'));
    const outbox = createOutbox(anyStore({ all: no, put: no, drop: no, change: no }));
    await outbox.queue('a', repair(1));
    const { sent, api } = server();
    await sendOutbox(outbox, 'a', api, explain);
    expect(sent.map(({ call }) => call)).toEqual(['raise', 'photo']);
    expect(await outbox.read('a')).toEqual([]);
  });
});
