// `/portal/user/X` is the older name of `/X`.
import { redirect } from 'react-router';
import { ownPath } from '../lib/own-path.ts';
import { pageExists } from '../lib/pages.ts';
import type { Route } from './+types/own-page';

export function loader({ params, request }: Route.LoaderArgs) {
  const path = ownPath(`/${params['*']}${new URL(request.url).search}`);
  if (!path || !pageExists(path)) throw new Response(null, { status: 404 });
  return redirect(path, 301);
}
