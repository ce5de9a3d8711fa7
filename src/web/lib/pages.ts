// Which pages exist, for addresses that are redirected: an older name of nothing leads nowhere.
import paths from 'virtual:page-paths';
import { matchesPattern } from './path-patterns.ts';

const patterns = paths.filter((path) => !path.endsWith('*'));

/** `path` may carry a query; parameters of a route match any value. */
export function pageExists(path: string): boolean {
  return patterns.some((pattern) => matchesPattern(pattern, path));
}
