/** How often what is kept in memory answered, for `/metrics`. */
import { Counter } from 'prom-client';

const lookups = new Counter({
  name: 'cache_lookups_total',
  help: 'Questions to what this process keeps in memory, by whether it was there',
  labelNames: ['cache', 'result'],
});

export const countLookup = (cache: 'answers' | 'pages', isKept: boolean): void =>
  lookups.inc({ cache, result: isKept ? 'hit' : 'miss' });
