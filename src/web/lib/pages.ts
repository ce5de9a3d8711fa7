// Which pages exist: menus ask here, so that a link appears with its page and never leads nowhere.
import paths from 'virtual:page-paths';
import { matchesPattern } from './path-patterns.ts';

const patterns = paths.filter((path) => !path.endsWith('*'));

/** `path` may carry a query; parameters of a route match any value. */
export function pageExists(path: string): boolean {
  return patterns.some((pattern) => matchesPattern(pattern, path));
}
