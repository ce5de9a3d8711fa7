// An affiliate's months: the statement of a closed one line by line, or what an open one would pay, each line with its why.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Month } from '../../../domain/dates.ts';
import { OwnCommissions } from '../../components/commissions/own-commissions.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { AffiliateGate } from './affiliate-gate.tsx';
import { Balance } from './balance.tsx';

const ZeroRents = lazy(() => import('./zero-rents.tsx'));

export const meta = () => screenMeta(msg`Affiliate commissions`);

export default function AffiliateCommissions() {
  return <CommissionMonths title={<Trans>Affiliate commissions</Trans>} />;
}

/** Under the heading of the portal it is shown in. */
export function CommissionMonths({ title }: { title: ReactNode }) {
  return (
    <AffiliateGate title={title}>
      {({ affiliate_id }) => (
        <Stack gap="md">
          <PageHeader title={title} />
          <OwnCommissions
            affiliateId={affiliate_id}
            head={(months) => <Balance months={months} />}
            below={(month) => <Zeros month={month} />}
          />
        </Stack>
      )}
    </AffiliateGate>
  );
}

/** Asked for by few, and the team of a month is much to send. */
function Zeros({ month }: { month: Month }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setOpen(true)} style={{ alignSelf: 'flex-start' }}>
        <Trans>Which rents pay me nothing, and why?</Trans>
      </Button>
    );
  }
  return (
    <Suspense fallback={<TableSkeleton rows={3} />}>
      <ZeroRents month={month} />
    </Suspense>
  );
}
