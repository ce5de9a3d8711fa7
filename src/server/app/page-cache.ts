// Finished public pages, rendered and compressed once and served from memory until what they show changes.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { countLookup } from '../lib/cache-lookups.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Shares its memory with nothing that changes. */
type Bytes = Buffer<ArrayBuffer>;

/** A complete answer, ready for any client; `tags` name what it shows. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Bytes; br: Bytes };
  /** Made when somebody first asks for it: few clients take nothing better. */
  gzip(): Promise<Bytes>;
  tags: string[];
};

/** What a render gives: the page and the tags of what it shows; no tags means it is not to be kept. */
export type Rendered = { status: number; headers: Record<string, string>; body: Bytes; tags: string[] };

/** A kept page, and since when it shows what it shows. */
type Cached = { page: CachedPage; since: number };
type Render = { promise: Promise<CachedPage>; dropped: Set<string> };

/** Tag of everything: dropping it empties the cache. */
export const EVERYTHING = '*';

/** Older pages are shown only while we know that we would have heard of a change. */
const SHORT_LIFE_MS = 60_000;
/** Whoever listens asks every ten seconds and waits five for the answer. */
const HEARD_LATELY_MS = 20_000;

export class PageCache {
  readonly #pages: LRUCache<string, Cached>;
  readonly #renders = new Map<string, Render>();
  #heardAt = Number.NEGATIVE_INFINITY;

  /** `limit` in bytes; the pages used longest ago leave first. With 0 none is kept. */
  constructor(limit = 64 * 1024 * 1024) {
    // Each page has more than one byte.
    this.#pages = new LRUCache({ maxSize: Math.max(1, limit), sizeCalculation: ({ page }) => size(page) });
  }

  /** The page under `key` if it is kept. */
  find(key: string): CachedPage | undefined {
    const cached = this.#pages.get(key);
    if (!cached) return undefined;
    const now = performance.now();
    if (now - cached.since > SHORT_LIFE_MS && now - this.#heardAt > HEARD_LATELY_MS) {
      this.#pages.delete(key);
      return undefined;
    }
    return cached.page;
  }

  /** Whatever had changed until now has been dropped. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** The page under `key`, rendered at most once however many ask at the same time. */
  async get(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const cached = this.find(key);
    countLookup('pages', cached !== undefined);
    if (cached) return cached;
    const running = this.#renders.get(key);
    if (running) return running.promise;
    const dropped = new Set<string>();
    const promise = this.#render(key, render, dropped).finally(() => {
      // After a change another render of the page may stand here, and changes have to find that one.
      if (this.#renders.get(key)?.dropped === dropped) this.#renders.delete(key);
    });
    this.#renders.set(key, { promise, dropped });
    return promise;
  }

  async #render(key: string, render: () => Promise<Rendered>, dropped: Set<string>): Promise<CachedPage> {
    const since = performance.now();
    const rendered = await render();
    const page = await finish(rendered);
    // What changed while the page was being made may be missing from it: answer with it, do not keep it.
    const stale = dropped.has(EVERYTHING) || page.tags.some((tag) => dropped.has(tag));
    if (page.tags.length > 0 && !stale) this.#pages.set(key, { page, since });
    return page;
  }

  /** Forgets every page that shows any of the tags, also those being rendered now. */
  drop(...tags: readonly string[]): void {
    const dropped = new Set(tags);
    for (const render of this.#renders.values()) for (const tag of dropped) render.dropped.add(tag);
    // A change that arrives during a render also concerns those who ask after it.
    this.#renders.clear();
    if (dropped.has(EVERYTHING)) this.#pages.clear();
    for (const [key, { page }] of [...this.#pages.entries()]) {
      if (page.tags.some((tag) => dropped.has(tag))) this.#pages.delete(key);
    }
  }
}

/** Counts the gzipped body before it is made, at most half as large again as the Brotli one. */
const size = ({ bodies }: CachedPage) => bodies.identity.length + Math.ceil(bodies.br.length * 2.5);

async function finish({ status, headers, body, tags }: Rendered): Promise<CachedPage> {
  const br = await brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    // A compressed page fits: each further piece would wait for the event loop.
    chunkSize: 64 * 1024,
  });
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  let zipped: Promise<Bytes> | undefined;
  const gzip = () => {
    zipped ??= gzipped(body, { level: 6 });
    return zipped;
  };
  return { status, headers, etag, bodies: { identity: body, br }, gzip, tags };
}
