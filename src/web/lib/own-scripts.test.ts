import { expect, it } from 'vitest';
import { takeOwnScripts } from './own-scripts.ts';

const mark = 'mOf4YKnjX0';

// security review: The content security policy allowed whatever script stood in the page (L2)
it('takes the text of marked scripts alone, and leaves no mark behind', () => {
  const page =
    `<head><script nonce="${mark}">theme()</script><link rel="modulepreload" href="/a.js" nonce="${mark}"/></head>` +
    `<p><script>evil()</script><script nonce="guess">evil()</script></p>` +
    `<script nonce="${mark}" type="module" async="">start()</script><script nonce="${mark}" src="/b.js"></script>`;
  expect(takeOwnScripts(page, mark)).toEqual({
    html:
      '<head><script>theme()</script><link rel="modulepreload" href="/a.js"/></head>' +
      '<p><script>evil()</script><script nonce="guess">evil()</script></p>' +
      '<script type="module" async="">start()</script><script src="/b.js"></script>',
    scripts: ['theme()', 'start()'],
  });
});

it('takes a script that begins in somebody’s text for theirs, as a browser does', () => {
  const page = `<p><script>evil()</p><script nonce="${mark}">start()</script>`;
  expect(takeOwnScripts(page, mark).scripts).toEqual([]);
});
