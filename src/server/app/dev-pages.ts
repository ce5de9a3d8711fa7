// Pages while somebody edits them: each request draws what the sources say now, and nothing is cached or compressed.
import { createRequestHandler } from 'react-router';
import { languageOf, type PageLanguage, pathPrefixes } from '../../domain/languages.ts';
import { PageCache } from './page-cache.ts';
import type { BuiltPages, Pages } from './pages.ts';

export function createDevPages(
  load: (language: PageLanguage) => Promise<BuiltPages>,
  report: (error: unknown) => void,
): Pages {
  const render = async (request: Request, caller: string | null): Promise<Response> => {
    const language = languageOf(new URL(request.url).pathname);
    const { build, loadContext } = await load(language);
    let html: string | undefined;
    const context = loadContext({
      report,
      deliver: (text) => {
        html = text;
      },
      caller,
    });
    const basename = language === 'en' ? build.basename : pathPrefixes[language];
    const answer = await createRequestHandler({ ...build, basename }, 'development')(request, context);
    const { status, headers } = answer;
    headers.set('Cache-Control', 'no-store');
    // Vite adds scripts and styles of its own, which the policy of finished pages would refuse.
    headers.set('Content-Security-Policy', '');
    return new Response(html ?? answer.body, { status, headers });
  };
  return {
    respond: (request) => render(request, null),
    answerForm: render,
    cache: new PageCache(0),
  };
}
