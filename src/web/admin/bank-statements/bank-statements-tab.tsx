// Statements of Kiraya's own account: the rent of managed homes that tenants pay to it.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { StatementViews } from '../../components/bank-statements/statement-views.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';

export default adminTab(
  { place: 105, label: msg`Bank statements`, permission: 'bankStatements.operate' },
  BankStatementsTab,
);

function BankStatementsTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Bank statements</Trans>}
        description={<Trans>Match payments in Kiraya’s account to the rent of managed homes.</Trans>}
      />
      <StatementViews as="operator" />
    </Stack>
  );
}
