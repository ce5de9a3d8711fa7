import { expect, it } from 'vitest';
import { holdScripts } from './hold-scripts.ts';

it('keeps a page’s scripts from loading by themselves, and their text in place', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>' +
    '<body><script>context()</script><script type="module" async="">import "/a.js"</script></body></html>';
  const held = holdScripts(page);
  expect(held).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  expect(held).toContain('<link rel="held" href="/a.js"/><link rel="held" href="/b.js"/>');
  expect(held).toContain('<script>context()</script><script type="text/held">import "/a.js"</script>');
  expect(held.indexOf('<head><script>')).toBeGreaterThan(0);
});
