import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createPages } from './pages.ts';

/** One page whose loader is the test's; how it looks does not matter here. */
function pagesWith(loader: () => unknown, delivered?: string) {
  let tell: (error: unknown) => void = () => {};
  let deliver: (html: string) => void = () => {};
  const logged: unknown[] = [];
  const build = {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers) => {
          headers.set('Content-Type', 'text/html');
          if (delivered !== undefined) deliver(delivered);
          return new Response(`<html><script>start()</script></html>`, { status, headers });
        },
        handleError: (error: unknown) => tell(error),
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: {
          default: () => null,
          loader,
          headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
        },
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const pages = createPages(
    build,
    (host) => {
      tell = host.report;
      deliver = host.deliver;
      return new RouterContextProvider();
    },
    (error) => logged.push(error),
  );
  const ask = () => pages.respond(new Request('http://localhost/'));
  return { ask, logged };
}

it('asks to come again while a procedure has no database, and keeps nothing of that', async () => {
  let isAway = true;
  const { ask, logged } = pagesWith(() => {
    if (isAway) throw Object.assign(new Error('We are busy'), { status: 503 });
    return null;
  });
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveLength(1);
  isAway = false;
  expect((await ask()).status).toBe(200);
});

it('tells every other failure as one of ours', async () => {
  const { ask, logged } = pagesWith(() => {
    throw new Error('broken');
  });
  expect([(await ask()).status, logged.length]).toEqual([500, 1]);
});

it('names the page’s own scripts in its policy', async () => {
  const policy = (await pagesWith(() => null).ask()).headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='`);
});

it('sends the page that was delivered beside the answer', async () => {
  const page = '<html><script>other()</script><p>घर ₹12,000</p></html>';
  const answer = await pagesWith(() => null, page).ask();
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  expect(answer.headers.get('content-security-policy')).not.toContain('DIm7WJS6ZKDYe5qFLPy');
  expect(await answer.text()).toBe(page);
});
