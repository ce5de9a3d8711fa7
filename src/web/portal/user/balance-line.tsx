// Who came for the affiliate programme reads first what it owes them.
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import classes from './user-portal.module.css';

/** Nothing while it is not known: the screen below stands by itself. */
export default function BalanceLine() {
  const { queries } = useApi();
  const { data } = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 }));
  if (!data) return null;
  const balance = formatRupeesAndPaise(paise(data.payable));
  return (
    <p className={`card ${classes.balance}`}>
      <strong className="money">
        <Trans>Your balance {balance}</Trans>
      </strong>
      <Link to="/portal/affiliate/overview">
        <Trans>Affiliate overview</Trans>
      </Link>
    </p>
  );
}
