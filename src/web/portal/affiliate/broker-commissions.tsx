// `/portal/broker/commissions`: the broker's commission month by month, line by line, why each amount, and the statements.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { CommissionMonths } from './affiliate-commissions.tsx';

export const meta = () => screenMeta(msg`Broker commissions`);

export default function BrokerCommissions() {
  return (
    <RoleGuard allowed={['broker']}>
      <CommissionMonths title={<Trans>Commissions</Trans>} />
    </RoleGuard>
  );
}
