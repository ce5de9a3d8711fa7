import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, QUIET_MS, type SaveState } from './draft-saver.ts';
import { localCopyOf, type Typed } from './local-copy.ts';

const typed = (city: string): Typed => ({ step: 'place', content: { city } });

function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

function saverOn(send: (typed: Typed) => Promise<void>) {
  const states: SaveState[] = [];
  const copy = localCopyOf('me', 'new', memory());
  return { copy, states, saver: createDraftSaver({ send, copy, onState: (state) => states.push(state) }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the draft saver', () => {
  it('sends the last of many keys once, when they stop', async () => {
    const send = vi.fn(async () => undefined);
    const { saver, states } = saverOn(send);
    for (const city of ['P', 'Pu', 'Pune']) saver.change(typed(city));
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(send).toHaveBeenCalledExactlyOnceWith(typed('Pune'));
    expect(states.at(-1)).toBe('saved');
  });

  it('sends at once when asked, and waits for what is on its way', async () => {
    const sent: unknown[] = [];
    const { saver } = saverOn(async ({ content }) => {
      sent.push(content.city);
    });
    saver.change(typed('Pune'));
    const first = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change(typed('Delhi'));
    await Promise.all([first, saver.flush()]);
    expect(sent).toEqual(['Pune', 'Delhi']);
  });

  it('keeps a copy on the device until everything arrived', async () => {
    let isOnline = false;
    const { saver, copy, states } = saverOn(async () => {
      if (!isOnline) throw new Error('session ended');
    });
    saver.change(typed('Pune'));
    await expect(saver.flush()).rejects.toThrow('session ended');
    expect(states.at(-1)).toBe('failed');
    expect(copy.newerThan(null)).toEqual(typed('Pune'));
    isOnline = true;
    await saver.flush();
    expect(copy.newerThan(null)).toBeNull();
  });
});

describe('the copy on the device', () => {
  it('counts only when it is newer than what the server has', () => {
    vi.setSystemTime('2026-11-20T10:00:00Z');
    const copy = localCopyOf('me', 'new', memory());
    copy.write(typed('Pune'));
    expect(copy.newerThan('2026-11-20T10:00:01.000Z')).toBeNull();
    expect(copy.newerThan('2026-11-20T09:59:59.000Z')).toEqual(typed('Pune'));
  });

  it('is nothing when somebody wrote nonsense over it', () => {
    const storage = memory();
    storage.setItem('kiraya.listing.me.new', '{"step":');
    expect(localCopyOf('me', 'new', storage).newerThan(null)).toBeNull();
  });
});
