/** What `/metrics` says of the search engine; docs/operations.md names the alerts. */
import { Counter, Gauge, Histogram } from 'prom-client';

export const queryTime = new Histogram({
  name: 'search_query_seconds',
  help: 'How long the search engine took for one question',
  labelNames: ['kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
});
export const bulkTime = new Histogram({
  name: 'search_bulk_seconds',
  help: 'How long the search engine took to write one request of changes, until searches show it',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});
export const bulkWaits = new Counter({
  name: 'search_bulk_waits_total',
  help: 'How often writing waited because the search engine took nothing',
});
export const rowsWaiting = new Gauge({
  name: 'search_rows_waiting',
  help: 'Changes of homes that the index has not got yet',
});
export const deadLetters = new Gauge({
  name: 'search_dead_letters',
  help: 'Homes that the search engine will not take',
});
export const inexact = new Counter({
  name: 'search_inexact_answers_total',
  help: 'Answers of the search engine whose counts were cut somewhere',
});
export const breakerOpen = new Gauge({
  name: 'search_breaker_open',
  help: '1 while the search engine is not asked because it failed again and again',
});
export const withoutEngine = new Counter({
  name: 'search_answers_without_engine_total',
  help: 'Searches while the engine was away: answered by what was kept, from listings without counts, or not at all',
  labelNames: ['by'],
});
