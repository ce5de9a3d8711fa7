import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api-context.ts';
import { queueCall, readOutbox, sendOutbox } from './outbox.ts';

const kept = new Map<string, string>();
const area = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

type Sent = { call: string; input: unknown; key: string | undefined };
/** A server that fails as told, once for each entry. */
function server(failures: (Error | undefined)[] = []) {
  const sent: Sent[] = [];
  const answer =
    (call: string) => async (input: unknown, options?: { context?: { idempotencyKey?: string } }) => {
      sent.push({ call, input, key: options?.context?.idempotencyKey });
      const failure = failures.shift();
      if (failure) throw failure;
    };
  const shortlist = { add: answer('add'), remove: answer('remove'), note: answer('note') };
  return { sent, api: async () => ({ shortlist }) as unknown as Api };
}
const refused = (status: number) => Object.assign(new Error('refused'), { status });
const home = (n: number) => ({ property_id: `home-${n}` });

describe('the outbox', () => {
  it('keeps actions over a reload and sends each once, in order', async () => {
    queueCall('a', { name: 'shortlist.add', input: home(1) }, area);
    queueCall('a', { name: 'shortlist.note', input: { ...home(1), note: 'South light' } }, area);
    const { sent, api } = server();
    expect(await sendOutbox('a', api, area)).toEqual({ sent: 2, refused: 0 });
    expect(sent.map(({ call }) => call)).toEqual(['add', 'note']);
    expect(await sendOutbox('a', api, area)).toEqual({ sent: 0, refused: 0 });
    expect(kept.size).toBe(0);
  });

  it('sends an unanswered action again under the same key', async () => {
    queueCall('a', { name: 'shortlist.add', input: home(1) }, area);
    const { sent, api } = server([new TypeError('Failed to fetch')]);
    await sendOutbox('a', api, area);
    expect(readOutbox('a', area)).toHaveLength(1);
    await sendOutbox('a', api, area);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(readOutbox('a', area)).toEqual([]);
  });

  it.each([
    [404, 0],
    [422, 0],
    [401, 1],
    [429, 1],
    [503, 1],
  ])('after the answer %s leaves %s waiting', async (status, left) => {
    queueCall('a', { name: 'shortlist.remove', input: home(1) }, area);
    await sendOutbox('a', server([refused(status)]).api, area);
    expect(readOutbox('a', area)).toHaveLength(left);
  });

  it('keeps only the last of heart on and heart off', () => {
    queueCall('a', { name: 'shortlist.add', input: home(1) }, area);
    queueCall('a', { name: 'shortlist.remove', input: home(1) }, area);
    queueCall('a', { name: 'shortlist.add', input: home(2) }, area);
    expect(readOutbox('a', area).map(({ name, input }) => [name, input.property_id])).toEqual([
      ['shortlist.remove', 'home-1'],
      ['shortlist.add', 'home-2'],
    ]);
  });

  it('shows one person nothing of another, and believes nothing that is no action', () => {
    queueCall('a', { name: 'shortlist.add', input: home(1) }, area);
    expect(readOutbox('b', area)).toEqual([]);
    kept.set('kiraya.outbox.b', '[{"name":"users.remove","input":{},"key":"x"}, 7, null]');
    expect(readOutbox('b', area)).toEqual([]);
    kept.set('kiraya.outbox.b', '{');
    expect(readOutbox('b', area)).toEqual([]);
  });
});
