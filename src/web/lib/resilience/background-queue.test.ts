// Background traffic: two at once, 250 ms apart, twenty a minute for one domain.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackgroundQueue } from './background-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// spec 9: Queue: 2 at once … 250 ms between them
test('tasks start 250 ms apart', async () => {
  const enqueue = createBackgroundQueue();
  const began = Date.now();
  const starts: number[] = [];
  const tasks = [1, 2, 3].map(() => enqueue('kiraya.in', async () => starts.push(Date.now() - began)));
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(tasks);
  expect(starts).toEqual([0, 250, 500]);
});

// spec 9: Queue: 2 at once
test('no more than two run at once', async () => {
  const enqueue = createBackgroundQueue();
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running -= 1;
  };
  const tasks = Array.from({ length: 5 }, () => enqueue('kiraya.in', task));
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(tasks);
  expect(most).toBe(2);
});

// spec 9: Queue: 2 at once … 20 a minute per domain
test('the 21st request of a domain within a minute is refused, another domain and the next minute are not', async () => {
  const enqueue = createBackgroundQueue();
  const answer = async () => 'done';
  const first = Array.from({ length: 20 }, () => enqueue('kiraya.in', answer));
  await expect(enqueue('kiraya.in', answer)).rejects.toThrow('Rate limit exceeded for domain: kiraya.in');
  const other = enqueue('photos.kiraya.in', answer);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(first);
  expect(await other).toBe('done');
  const later = enqueue('kiraya.in', answer);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await later).toBe('done');
});
