import { expect, it } from 'vitest';
import { requestIdOf, traceIdOf } from './request-ids.ts';

const OURS = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const given = '0b8f1c52-9f3e-4c6a-8d1b-2a7d5e9c4f10';

it('takes the id of a proxy it trusts, and makes one for everybody else', () => {
  const headers = new Headers({ 'X-Request-Id': given.toUpperCase() });
  expect(requestIdOf(headers, true)).toBe(given);
  expect(requestIdOf(headers, false)).toMatch(OURS);
  expect(requestIdOf(headers, false)).not.toBe(given);
  expect(requestIdOf(new Headers(), true)).toMatch(OURS);
  expect(requestIdOf(new Headers({ 'X-Request-Id': `${given}\\n{}` }), true)).toMatch(OURS);
});

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['4bf92f3577b34da6a3ce929d0e0e4736', undefined],
  ['', undefined],
])('reads the trace of %j', (traceparent, id) => {
  expect(traceIdOf(new Headers({ traceparent }))).toBe(id);
});
