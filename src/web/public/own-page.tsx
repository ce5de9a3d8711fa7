// `/portal/user/X` is the older name of `/X`; what never existed says so there.
import { data, redirect } from 'react-router';
import { ownPath } from '../lib/own-path.ts';
import type { Route } from './+types/own-page';

export { default, meta } from './not-found.tsx';

export function loader({ params, request }: Route.LoaderArgs) {
  const path = ownPath(`/${params['*']}${new URL(request.url).search}`);
  return path ? redirect(path, 301) : data(null, { status: 404 });
}
