import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../lib/api-context.ts';
import { shortlistStore } from './shortlist-store.ts';

const shortlist = { ids: vi.fn(), add: vi.fn(), remove: vi.fn() };
const loadApi = async () => ({ shortlist }) as unknown as Api;
const hearts = () => [...shortlistStore.get()];

afterEach(async () => {
  vi.resetAllMocks();
  await shortlistStore.open(undefined, loadApi);
});

describe('hearts', () => {
  it('are read once for whoever signs in, and leave with them', async () => {
    shortlist.ids.mockResolvedValue({ ids: ['a', 'b'] });
    await Promise.all([shortlistStore.open('asha', loadApi), shortlistStore.open('asha', loadApi)]);
    expect(hearts()).toEqual(['a', 'b']);
    expect(shortlist.ids).toHaveBeenCalledTimes(1);
    await shortlistStore.open(undefined, loadApi);
    expect(hearts()).toEqual([]);
  });

  it('show before the server answers, and go when it says no', async () => {
    const answer = Promise.withResolvers<void>();
    shortlist.add.mockReturnValue(answer.promise);
    const toggled = shortlistStore.toggle('c', loadApi);
    expect(hearts()).toEqual(['c']);
    answer.reject(new Error('no'));
    await expect(toggled).rejects.toThrow('no');
    expect(hearts()).toEqual([]);
  });

  it('come off again', async () => {
    await shortlistStore.toggle('d', loadApi);
    expect(await shortlistStore.toggle('d', loadApi)).toBe('sent');
    expect(shortlist.remove).toHaveBeenCalledWith({ property_id: 'd' });
    expect(hearts()).toEqual([]);
  });

  it('are read again after a failure', async () => {
    shortlist.ids.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ ids: ['e'] });
    await shortlistStore.open('ravi', loadApi);
    expect(hearts()).toEqual([]);
    await shortlistStore.open('ravi', loadApi);
    expect(hearts()).toEqual(['e']);
  });
});
