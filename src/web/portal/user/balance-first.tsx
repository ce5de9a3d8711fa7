// Who came for the affiliate programme reads first what it owes them.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Balance } from '../affiliate/balance.tsx';
import classes from './user-portal.module.css';

export default function BalanceFirst() {
  return (
    <div className={classes.balance}>
      <Balance
        action={
          <Button component={Link} to="/portal/affiliate/overview">
            <Trans>Affiliate overview</Trans>
          </Button>
        }
      />
    </div>
  );
}
