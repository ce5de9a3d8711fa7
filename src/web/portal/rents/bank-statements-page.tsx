// A landlord's bank statements: rent that came in is found and recorded without typing it.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

/** Files, columns and months come after the page: it keeps the budget of scripts. */
const StatementViews = lazy(async () => ({
  default: (await import('../../components/bank-statements/statement-views.tsx')).StatementViews,
}));

export const meta = () => screenMeta(msg`Bank statements`);

export default function BankStatementsPage() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Bank statements</Trans>}
          description={
            <Trans>
              Add your bank’s statement. We find the rent in it, and you confirm it with one click.
            </Trans>
          }
        />
        <Suspense fallback={<TableSkeleton />}>
          <StatementViews as="landlord" />
        </Suspense>
      </Stack>
    </RoleGuard>
  );
}
