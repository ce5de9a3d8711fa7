// Sign in or dashboard: the one personal part of a public page, filled in after the page has loaded.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSession } from '../lib/session-context.ts';
import classes from './site-header.module.css';

export function AccountLink() {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <Link to="/portal" className={classes.accountLink}>
      <Trans>Dashboard</Trans>
    </Link>
  ) : (
    <Link to="/auth" className={classes.accountLink}>
      <Trans>Sign in</Trans>
    </Link>
  );
}
