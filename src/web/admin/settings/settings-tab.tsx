// Settings: what an administrator may change without a release, section by section, each change in the audit trail.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SavedSettings } from '../../../contract/settings.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { SettingGroup } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { FeeAccountForm } from './fee-account-form.tsx';
import { FeeForm } from './fee-form.tsx';
import { FiguresForm } from './figures-form.tsx';
import { ImportsForm } from './imports-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { OperatorForm } from './operator-form.tsx';
import { PlanCard } from './plan-card.tsx';
import { RentForm } from './rent-form.tsx';
import { SafeguardsForm } from './safeguards-form.tsx';
import { settingsTexts } from './settings-messages.ts';
import { SwitchesForm } from './switches-form.tsx';
import { TextsForm } from './texts-form.tsx';

export default adminTab({ place: 180, label: msg`Settings`, permission: 'settings.get' }, SettingsTab);

function SettingsTab() {
  const { queries } = useApi();
  const settings = useQuery(queries.settings.get.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg" maw={1040}>
      <PageHeader
        title={<Trans>Settings</Trans>}
        description={<Trans>They apply to everyone. Every change is recorded.</Trans>}
      />
      {settings.isPending && <TableSkeleton rows={4} />}
      <SeenAt of={settings} />
      {settings.isError && !settings.data && (
        <LoadError query={settings} otherwise={settingsTexts.notLoaded} />
      )}
      {settings.data && <Sections settings={settings.data} />}
    </Stack>
  );
}

function Sections({ settings }: { settings: SavedSettings }) {
  const { t } = useLingui();
  return (
    <div>
      <SettingGroup title={t`Money`}>
        <FeeForm stored={settings.brokers} />
        <FeeAccountForm stored={settings.fee_account} />
        <RentForm stored={settings.rent} />
        <PlanCard />
      </SettingGroup>
      <SettingGroup title={t`Your business`}>
        <OperatorForm stored={settings.operator} />
        <OfficeForm stored={settings.office} />
        <FiguresForm stored={settings.marketing} />
      </SettingGroup>
      <SettingGroup title={t`Rules and limits`}>
        <SwitchesForm stored={settings.features} />
        <SafeguardsForm stored={settings.safeguards} />
        <ImportsForm stored={settings.imports} />
        <TextsForm stored={settings.texts} />
      </SettingGroup>
    </div>
  );
}
