// Turns a matched route into one complete HTML string: public pages are cached and compressed whole,
// so nothing is streamed. The data that hydration needs follows the markup in plain inline scripts.
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type Api, apiContext } from './lib/api-context.ts';
import { holdScripts, starter } from './lib/hold-scripts.ts';
import { ScriptMark, takeOwnScripts } from './lib/own-scripts.ts';
import { type PageSettings, pageSettingsContext } from './lib/page-settings.ts';

/** Who serves the page. */
export type PageHost = {
  /** What a loader could not do. */
  report(error: unknown): void;
  /**
   * Takes the finished page as text: as the answer's body it would be encoded, streamed and read back before it is sent. `scripts` are
   * the texts of its own inline scripts, the only ones that may run.
   */
  deliver(html: string, scripts: readonly string[]): void;
};
const hostContext = createContext<PageHost>();

/** What a page could not do goes to the server's log; that a page does not exist is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(hostContext).report(error);
};

/** What a request's loaders may use; called by the server for each request. */
export function createLoadContext(api: Api, settings: PageSettings, host: PageHost): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(hostContext, host);
  context.set(pageSettingsContext, settings);
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const handoff = await readAll(entryContext.serverHandoffStream);
  const mark = randomUUID();
  const handoffScripts =
    `<script nonce="${mark}">window.__reactRouterContext.streamController.enqueue(${forScript(handoff)});</script>` +
    `<script nonce="${mark}">window.__reactRouterContext.streamController.close();</script>`;
  const isPublic = entryContext.staticHandlerContext.matches.some(({ route }) =>
    saysPublic(entryContext.routeModules[route.id]?.handle),
  );
  const markup = renderToString(
    <ScriptMark value={mark}>
      <ServerRouter
        context={{ ...entryContext, serverHandoffStream: undefined }}
        url={request.url}
        nonce={mark}
      />
    </ScriptMark>,
  );
  const marked = `<!DOCTYPE html>${markup.replace('</body>', () => `${handoffScripts}</body>`)}`;
  const { html, scripts } = takeOwnScripts(marked, mark);
  const page = isPublic && import.meta.env.PROD ? holdScripts(html) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  loadContext.get(hostContext).deliver(page, page === html ? scripts : [starter, ...scripts]);
  return new Response(null, { status, headers });
}

const saysPublic = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'isPublic' in handle && handle.isPublic === true;

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** A JSON string literal that cannot end the script element it stands in. */
const forScript = (text: string) =>
  JSON.stringify(text).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
