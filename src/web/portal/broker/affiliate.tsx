// `/portal/broker/affiliate`: the broker's place in the affiliate programme.
import { Trans } from '@lingui/react/macro';
import { RoleGuard } from '../../components/role-guard.tsx';
import { AffiliateStanding } from '../affiliate/overview.tsx';

export const meta = () => [
  { title: 'Affiliate programme of a broker · Kiraya' },
  { name: 'robots', content: 'noindex' },
];

export default function BrokerAffiliate() {
  return (
    <RoleGuard allowed={['broker']}>
      <AffiliateStanding title={<Trans>Affiliate</Trans>} commissions="/portal/broker/commissions" />
    </RoleGuard>
  );
}
