import { expect, test } from 'vitest';
import { type Bounds, runBounded } from './bounded-process.ts';

const wide: Bounds = { mostMs: 30_000, mostMb: 1024, mostBytes: 1e6 };
const run = (script: string, own: Partial<Bounds> = {}) =>
  runBounded(['-e', script], Buffer.from('given'), { ...wide, ...own });

test('a process within its bounds answers from its input, without an environment', async () => {
  const { output, code } = await run(
    'process.stdin.pipe(process.stdout); process.exitCode = Object.keys(process.env).length',
  );
  expect([Buffer.from(output).toString(), code]).toEqual(['given', 0]);
});

// security abuse: Uploaded documents are rebuilt, and scanned where a scanner is configured … in a process bounded in memory too
test('a process that takes memory outside its heap is stopped', async () => {
  // So many times 16 MB of buffers, then it would end by itself.
  const hoard = (times: number) => `const kept = []; const more = setInterval(() => {
    kept.push(Buffer.alloc(16 * 2 ** 20, 1)); if (kept.length === ${times}) clearInterval(more); }, 20)`;
  // Only Linux says how much memory another process has.
  const stopped = process.platform === 'linux' ? null : 0;
  expect((await run(hoard(24), { mostMb: 256 })).code).toBe(stopped);
  expect((await run(hoard(2), { mostMb: 256 })).code).toBe(0);
});

test('a process that writes without end is stopped', async () => {
  const flood = `const more = () => process.stdout.write(Buffer.alloc(2 ** 16), more); more()`;
  const { output, code } = await run(flood);
  expect(code).toBeNull();
  expect(output.length).toBeLessThan(4e6);
});

test('a process that does not end is stopped', async () => {
  expect((await run('for (;;);', { mostMs: 300 })).code).toBeNull();
});
