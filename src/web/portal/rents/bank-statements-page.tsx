// A landlord's bank statements: rent that came in is found and recorded without typing it.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { StatementViews } from '../../components/bank-statements/statement-views.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';

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
        <StatementViews as="landlord" />
      </Stack>
    </RoleGuard>
  );
}
