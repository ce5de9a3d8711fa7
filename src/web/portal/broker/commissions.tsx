// `/portal/broker/commissions`: the broker's commission month by month, line by line, why each amount, and the statements.
import { Trans } from '@lingui/react/macro';
import { RoleGuard } from '../../components/role-guard.tsx';
import { CommissionMonths } from '../affiliate/commissions.tsx';

export const meta = () => [{ title: 'Broker commissions · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function BrokerCommissions() {
  return (
    <RoleGuard allowed={['broker']}>
      <CommissionMonths title={<Trans>Commissions</Trans>} />
    </RoleGuard>
  );
}
