// Compares a path with a route's pattern without the router and its route objects.

const segments = (path: string) => path.split('/').filter((segment) => segment !== '');

/** "/property/:id" matches "/property/42?tab=photos". */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path.replace(/[?#].*$/, ''));
  return (
    wanted.length === given.length &&
    wanted.every((segment, place) => segment.startsWith(':') || segment === given[place])
  );
}
