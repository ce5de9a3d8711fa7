/** What a browser shows of sources that cannot be read: where the fault is, until it is mended. */

/** A whole page is asked for, and not data or a file of one. */
export const isPage = (request: Request): boolean =>
  request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');

export function brokenSources(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const again = 'setInterval(() => fetch(location).then((a) => a.ok && location.reload(), () => {}), 1000)';
  return new Response(
    `<!DOCTYPE html><title>The sources cannot be read</title><h1>The sources cannot be read</h1><pre>${shown}</pre><script>${again}</script>`,
    { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
