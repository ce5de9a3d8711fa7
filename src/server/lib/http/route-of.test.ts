import { expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

const templateOf = (path: string) => (path.startsWith('/visits/') ? '/visits/{id}' : null);

it.each([
  ['/', 200, '/'],
  ['/hi', 200, '/'],
  ['/hi/properties', 200, '/properties'],
  ['/properties.data', 200, '/properties'],
  ['/property/two-rooms-in-hsr-0123456789abcdefghijklmno', 200, '/property'],
  ['/rent/pune/baner/2-bhk', 304, '/rent'],
  ['/portal/landlord/homes/01a2', 200, '/portal/landlord/homes'],
  ['/assets/entry-4f.js', 200, '/assets'],
  ['/api/visits/01a2', 200, '/api/visits/{id}'],
  ['/api/auth/sign-in/email', 401, '/api/auth'],
  ['/api/nothing/here', 500, '/api'],
  ['/property/of-old', 301, 'elsewhere'],
  ['/wp-admin/setup.php', 404, 'not found'],
  ['/property/taken-down', 410, 'not found'],
  ['/api/visits', 405, 'not found'],
])('%s with %i is measured as %s', (path, status, route) => {
  expect(routeOf(path, status, templateOf)).toBe(route);
});
