import { expect, it } from 'vitest';
import { brokenSources, isPage } from './dev-error.ts';

it('shows the fault as text, and asks again until it is mended', async () => {
  const answer = brokenSources(new Error('Unexpected <main> & more'));
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(page).toContain('Unexpected &lt;main> &amp; more');
  expect(page).toContain('location.reload()');
});

it('stands in for pages alone', () => {
  const asking = (accept: string, method = 'GET') =>
    new Request('http://localhost/', { method, headers: { accept } });
  expect(isPage(asking('text/html,*/*'))).toBe(true);
  expect(isPage(asking('application/json'))).toBe(false);
  expect(isPage(asking('text/html', 'POST'))).toBe(false);
});
