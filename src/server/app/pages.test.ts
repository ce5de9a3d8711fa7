import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type BuiltPages, createPages, type PageHost, type Pages } from './pages.ts';

const emptyBuild = {
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
};

/** One page whose loader is the test's; how it looks does not matter here. */
function pagesWith(loader: () => unknown, delivered?: string, scripts: readonly string[] = []) {
  let tell: (error: unknown) => void = () => {};
  let deliver: PageHost['deliver'] = () => {};
  const logged: unknown[] = [];
  const build = {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers) => {
          headers.set('Content-Type', 'text/html');
          if (delivered !== undefined) deliver(delivered, scripts);
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
    ...emptyBuild,
  } as unknown as ServerBuild;
  const pages = createPages(
    {
      build,
      loadContext(host) {
        tell = host.report;
        deliver = host.deliver;
        return new RouterContextProvider();
      },
    },
    (error) => logged.push(error),
  );
  const ask = (headers: HeadersInit = {}, path = '/') =>
    pages.respond(new Request(`http://localhost${path}`, { headers }));
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

// security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … the policy names no script that came with somebody’s text
// security review: The content security policy allowed whatever script stood in the page (L2) … in the answer
it('names the page’s own scripts in its policy, and no other that stands in it', async () => {
  const page = '<html><script>start()</script><p><script>evil()</script></p></html>';
  const policy = (await pagesWith(() => null, page, ['start()']).ask()).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain(`script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';`);
});

it('sends the page that was delivered beside the answer', async () => {
  const page = '<html><script>other()</script><p>घर ₹12,000</p></html>';
  const answer = await pagesWith(() => null, page).ask();
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await answer.text()).toBe(page);
});

it('draws a kept page once, whatever an address adds to it', async () => {
  const loader = vi.fn(() => data(null, { headers: { 'X-Page-Tags': 'fixed' } }));
  const { ask } = pagesWith(loader);
  for (const path of ['/', '/?a=1', '/?b=2&utm_source=mail']) expect((await ask({}, path)).status).toBe(200);
  expect(loader).toHaveBeenCalledTimes(1);
});

it('promises no byte of a redirect, however it may be compressed', async () => {
  const { ask } = pagesWith(() => redirect('/there', 301));
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers, body } = await ask({ 'accept-encoding': encoding });
    expect([status, headers.get('location'), body]).toEqual([301, '/there', null]);
    expect([headers.get('content-length'), headers.get('content-encoding')]).toEqual([null, null]);
  }
});

/** A copy of the pages that says its language and the path its router saw, after its loader has waited. */
function copyOf(
  text: string,
  path: string,
  wait: () => Promise<unknown>,
  headers: Record<string, string> = {},
): BuiltPages {
  const module = { default: () => null, loader: wait, headers: () => headers };
  const build = {
    ...emptyBuild,
    entry: {
      module: {
        default: async (_: Request, status: number, ofPage: Headers) => {
          ofPage.set('Content-Type', 'text/html');
          return new Response(`<p>${text}</p>`, { status, headers: ofPage });
        },
      },
    },
    routes: { root: { id: 'root', path, module } },
  } as unknown as ServerBuild;
  return {
    build,
    loadContext: () => new RouterContextProvider(),
  };
}

describe('several languages', () => {
  const meet = () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    let waiting = 0;
    return () => {
      waiting += 1;
      if (waiting === 2) resolve(null);
      return promise;
    };
  };
  const bilingual = (headers: Record<string, string> = {}) => {
    const wait = meet();
    return createPages(
      copyOf('Homes', 'rent', wait, headers),
      () => {},
      undefined,
      async (language) => copyOf(language === 'mr' ? 'घरे' : 'घर', 'rent', wait, headers),
    );
  };
  const ask = (pages: Pages, path: string, cookie = '') =>
    pages.respond(new Request(`http://localhost${path}`, { headers: { cookie } }));

  it('are answered at the same time, each by its own copy below its own addresses', async () => {
    const pages = bilingual();
    const answers = await Promise.all(['/rent', '/hi/rent'].map((path) => ask(pages, path)));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['<p>Homes</p>', '<p>घर</p>']);
  });

  it('are read in English where a page is not in the language of its address', async () => {
    const pages = bilingual();
    const [law, screen] = await Promise.all([
      ask(pages, '/mr/terms-conditions?x=1'),
      ask(pages, '/mr/portal'),
    ]);
    expect([law.status, law.headers.get('location')]).toEqual([302, '/terms-conditions?x=1']);
    expect([screen.status, screen.headers.get('location')]).toEqual([302, '/portal']);
    const elsewhere = await ask(pages, '/mr//kiraya.invalid/portal');
    expect(elsewhere.headers.get('location')).toBe('/kiraya.invalid/portal');
    const [marathi] = await Promise.all(['/mr/rent', '/rent'].map((path) => ask(pages, path)));
    expect(await marathi?.text()).toBe('<p>घरे</p>');
  });

  it('answer what a page asks for itself, whatever its address', async () => {
    const pages = createPages(
      copyOf('Portal', 'portal', async () => null),
      () => {},
    );
    const manifest = await ask(pages, '/mr/__manifest?paths=x');
    expect(manifest.headers.get('location')).toBeNull();
  });

  it('keep a screen in English that is not in the language of the device', async () => {
    const pages = createPages(
      copyOf('Portal', 'portal', async () => null),
      () => {},
    );
    const [marathi, unknown] = await Promise.all(
      ['mr', 'fr'].map((one) => ask(pages, '/portal', `language=${one}`)),
    );
    expect([marathi?.status, unknown?.status]).toEqual([200, 200]);
  });

  it('open screens in the language of the device, and public pages as they are addressed', async () => {
    const screens = bilingual();
    const [moved, stays] = await Promise.all([
      ask(screens, '/rent?tab=due', 'theme=dark; language=hi'),
      ask(screens, '/hi/rent', 'language=en'),
    ]);
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      302,
      '/hi/rent?tab=due',
      'no-store',
    ]);
    expect(stays.status).toBe(200);
    const [publicPage] = await Promise.all(
      ['/rent', '/hi/rent'].map((path) => ask(shared, path, 'language=hi')),
    );
    expect(publicPage?.status).toBe(200);
  });
  const shared = bilingual({ 'X-Page-Tags': 'fixed' });
});
