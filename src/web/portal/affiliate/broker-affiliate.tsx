// `/portal/broker/affiliate`: the broker's place in the affiliate programme.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { AffiliateStanding } from './overview.tsx';

export const meta = () => screenMeta(msg`Affiliate programme of a broker`);

export default function BrokerAffiliate() {
  return (
    <RoleGuard allowed={['broker']}>
      <AffiliateStanding title={<Trans>Affiliate</Trans>} commissions="/portal/broker/commissions" />
    </RoleGuard>
  );
}
