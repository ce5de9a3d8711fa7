// Turns a matched route into one complete HTML string: public pages are cached and compressed whole,
// so nothing is streamed. The data that hydration needs follows the markup in plain inline scripts.
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
import { holdScripts } from './lib/hold-scripts.ts';
import { type PageSettings, pageSettingsContext } from './lib/page-settings.ts';

type ReportError = (error: unknown) => void;
const reportContext = createContext<ReportError>();

/** What a page could not do goes to the server's log; that a page does not exist is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportContext)(error);
};

/** What a request's loaders may use; called by the server for each request. */
export function createLoadContext(
  api: Api,
  settings: PageSettings,
  report: ReportError,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportContext, report);
  context.set(pageSettingsContext, settings);
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  const handoff = await readAll(entryContext.serverHandoffStream);
  const markup = renderToString(
    <ServerRouter context={{ ...entryContext, serverHandoffStream: undefined }} url={request.url} />,
  );
  const scripts =
    `<script>window.__reactRouterContext.streamController.enqueue(${forScript(handoff)});</script>` +
    '<script>window.__reactRouterContext.streamController.close();</script>';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = markup.replace('</body>', () => `${scripts}</body>`);
  const isReadFirst = entryContext.staticHandlerContext.matches.some(({ route }) =>
    saysReadFirst(entryContext.routeModules[route.id]?.handle),
  );
  return new Response(`<!DOCTYPE html>${isReadFirst ? holdScripts(page) : page}`, { status, headers });
}

const saysReadFirst = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'isReadFirst' in handle && handle.isReadFirst === true;

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? await new Response(stream).text() : '';
}

/** A JSON string literal that cannot end the script element it stands in. */
const forScript = (text: string) =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
