import { expect, it } from 'vitest';
import { errorHook } from './error-hook.ts';
import { createLog } from './log.ts';

function hook() {
  const posted: { url: string; line: Record<string, unknown> }[] = [];
  const stream = errorHook('https://errors.example.com/kiraya', async (url, init) => {
    posted.push({ url: String(url), line: JSON.parse(String(init?.body)) });
    return new Response();
  });
  return { posted, stream };
}

it('posts errors as they stand in the log, and nothing below them', () => {
  const { posted, stream } = hook();
  const log = createLog('info', stream, { write: () => {} });
  log.warn('a warning');
  log.error({ err: new Error('broken\nparams: 9876543210'), requestId: 'r1' }, 'call failed');
  expect(posted).toHaveLength(1);
  expect(posted[0]?.url).toBe('https://errors.example.com/kiraya');
  expect(posted[0]?.line).toMatchObject({ msg: 'call failed', requestId: 'r1', err: { message: 'broken' } });
});

it('wakes nobody a thousand times', () => {
  const { posted, stream } = hook();
  const log = createLog('error', stream, { write: () => {} });
  for (let at = 0; at < 1000; at += 1) log.error('the database does not answer');
  expect(posted).toHaveLength(30);
});
