// An affiliate's months: the statement of a closed one line by line, or what an open one would pay, each line with its why.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { OwnCommissions } from '../../components/commissions/own-commissions.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AffiliateGate } from './affiliate-gate.tsx';

export const meta = () => screenMeta(msg`Affiliate commissions`);

export default function AffiliateCommissions() {
  return <CommissionMonths title={<Trans>Affiliate commissions</Trans>} />;
}

/** Under the heading of the portal it is shown in. */
export function CommissionMonths({ title }: { title: ReactNode }) {
  return (
    <AffiliateGate title={title}>
      {({ affiliate_id }) => (
        <Stack gap="lg">
          <PageHeader
            title={title}
            description={<Trans>Every month rent by rent, and why each amount is what it is.</Trans>}
          />
          <OwnCommissions affiliateId={affiliate_id} />
        </Stack>
      )}
    </AffiliateGate>
  );
}
