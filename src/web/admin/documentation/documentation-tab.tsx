// Documentation Center: the documents, and what one looks up most (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { DocumentCards } from './document-cards.tsx';
import { QuickReference } from './quick-reference.tsx';

export default adminTab(
  { place: 140, label: msg`Documentation`, permission: 'documents.list' },
  DocumentationTab,
);

function DocumentationTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Documentation Center</Trans>}
        description={<Trans>What the product promises, how it pays, and how it keeps data safe.</Trans>}
      />
      <Documentation />
    </Stack>
  );
}

/** Also a tab of the dashboard. */
export function Documentation() {
  return (
    <>
      <DocumentCards />
      <QuickReference />
    </>
  );
}
