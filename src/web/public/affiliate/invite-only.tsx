// The older address of the invitation page, which keeps what the link carries.
import { redirect } from 'react-router';
import type { Route } from './+types/invite-only';

export { default } from './register.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/affiliate/register${new URL(request.url).search}`, 301);
}
