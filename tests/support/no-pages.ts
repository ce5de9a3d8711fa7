/** Stands in for the pages where only the API is asked. */
import { PageCache } from '../../src/server/app/page-cache.ts';
import type { Pages } from '../../src/server/app/pages.ts';

const page = async () =>
  new Response('<!doctype html><title>Page</title>', { headers: { 'Content-Type': 'text/html' } });

export const noPages = (): Pages => ({ cache: new PageCache(), respond: page, answerForm: page });
