// Addresses that stand above others without a page of their own lead to the first page under them.
import { data, redirect } from 'react-router';
import { ownPath } from '../lib/own-path.ts';
import type { Route } from './+types/short-name';
import { firstPageOf } from './first-pages.ts';

export { default, meta } from './not-found.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const page = firstPageOf(pathname);
  const path = page && ownPath(page + search);
  return path ? redirect(path) : data(null, { status: 404 });
}
