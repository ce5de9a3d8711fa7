// A business that moves in: its files one kind after another, what they came to, the checks, and going live by two administrators.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SwitchOverFile, SwitchOverState } from '../../../contract/switch-over.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useMove } from '../../components/form/use-move.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { WhoApproves } from '../shell/own-approval.tsx';
import { ContestedFigures } from './contested-figures.tsx';
import { kindNames } from './kind-names.ts';
import { TakeFile } from './take-file.tsx';

export default adminTab(
  { place: 195, label: msg`Switch-over`, permission: 'switchOver.state' },
  SwitchOverTab,
);

function SwitchOverTab() {
  const { queries } = useApi();
  const found = useQuery(queries.switchOver.state.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Switch-over</Trans>}
        description={
          <Trans>
            Move your business into Kiraya: people, sponsors, brokers, homes, leases, deposits and commission
            still owed.
          </Trans>
        }
      />
      {found.isPending && <TableSkeleton rows={4} />}
      {found.isError && !found.data && (
        <LoadError query={found} otherwise={msg`The switch-over could not be loaded`} />
      )}
      {found.data && (
        <>
          {found.data.stage !== 'live' && <TakeFile />}
          {found.data.files.length > 0 && <Sums state={found.data} />}
          <ContestedFigures />
          <GoLive state={found.data} />
          {found.data.files.length > 0 && <Files rows={found.data.files} />}
        </>
      )}
    </Stack>
  );
}

type StateProps = { state: SwitchOverState };

/** What the files say beside what is here. */
function Sums({ state: { totals, checks } }: StateProps) {
  const { t } = useLingui();
  const rupees = (amount: number) => formatRupeesAndPaise(paise(amount));
  const rows = [
    { name: t`People`, value: String(totals.people) },
    { name: t`People who signed in`, value: String(totals.claimed) },
    { name: t`Affiliates`, value: String(totals.affiliates) },
    { name: t`Brokers`, value: String(totals.brokers) },
    { name: t`Affiliates without a sponsor`, value: String(totals.roots) },
    { name: t`Affiliates whose sponsor differs from the file`, value: String(checks.sponsors_differ) },
    { name: t`Managed homes`, value: String(totals.homes) },
    { name: t`RVL a month of all homes`, value: rupees(totals.rvl) },
    { name: t`Months before the homes moved in`, value: String(totals.months) },
    { name: t`Months paid before`, value: String(totals.months_paid) },
    { name: t`RVL paid before`, value: rupees(totals.rvl_paid) },
    { name: t`Homes that differ from the file`, value: String(checks.homes_differ) },
    { name: t`Running leases`, value: String(totals.leases) },
    { name: t`Leases disputed by tenants`, value: String(totals.leases_contested) },
    { name: t`Monthly rent of all leases`, value: rupees(totals.lease_rent) },
    { name: t`Rent owed by tenants, by the files`, value: rupees(totals.owed) },
    { name: t`Rent owed by tenants, by the journal`, value: rupees(checks.owed) },
    { name: t`Rent paid ahead, by the files`, value: rupees(totals.prepaid) },
    { name: t`Rent paid ahead, by the journal`, value: rupees(checks.prepaid) },
    { name: t`Leases that differ from the file`, value: String(checks.leases_differ) },
    { name: t`Deposits held by owners, by the files`, value: rupees(totals.held_by_owners) },
    { name: t`Deposits held by owners, by the journal`, value: rupees(checks.held_by_owners) },
    { name: t`Deposits held by us, by the files`, value: rupees(totals.held_by_us) },
    { name: t`Deposits held by us, by the journal`, value: rupees(checks.held_by_us) },
    { name: t`Leases whose deposit differs from the file`, value: String(checks.deposits_differ) },
    { name: t`Commission owed, by the files`, value: rupees(totals.payable) },
    { name: t`Commission owed, by the journal`, value: rupees(checks.opening_balance - checks.held_by_us) },
    { name: t`Affiliates whose balance differs from the file`, value: String(checks.balances_differ) },
    { name: t`Total of all accounts (must be zero)`, value: rupees(checks.trial_balance) },
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'name', label: t`Check`, isHeader: true, cell: ({ name }) => name },
    { key: 'value', label: t`Value`, align: 'right', cell: ({ value }) => value },
  ];
  return (
    <Card padding="md" component="section" aria-labelledby="switch-over-sums">
      <Stack gap="sm">
        <Title order={2} size="h4" id="switch-over-sums">
          <Trans>Totals and checks</Trans>
        </Title>
        <FactTable
          label={t`Totals and checks`}
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          minWidth={320}
        />
      </Stack>
    </Card>
  );
}

function GoLive({ state }: StateProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: queries.switchOver.key() });
  const ask = useMove({
    send: () => api.switchOver.askGoLive({ without: state.totals.leases_contested }),
    onDone: () => toast.success(msg`Going live requested`),
    reload,
  });
  const approve = useMove({
    send: () => api.switchOver.goLive({ without: state.totals.leases_contested }),
    onDone: () => toast.success(msg`You are live`),
    reload,
  });
  return (
    <Card padding="md" component="section" aria-labelledby="switch-over-live">
      <Stack gap="sm">
        <Title order={2} size="h4" id="switch-over-live">
          <Trans>Going live</Trans>
        </Title>
        {state.stage !== 'live' && state.totals.people > 0 && <Missing kinds={state.missing} />}
        {state.stage !== 'live' && <Contested leases={state.contested} />}
        <Group justify="space-between" gap="sm">
          <Text role="status" maw={640}>
            {stageOf(state)}
          </Text>
          {state.stage === 'open' && state.totals.people > 0 && (
            <ConfirmButton
              question={t`Ask to go live?`}
              confirmLabel={t`Ask`}
              explanation={
                <Stack gap="sm">
                  <Missing kinds={state.missing} />
                  <Contested leases={state.contested} />
                  <Text>
                    <WhoApproves own={state.own_approval} /> <Trans>A new file cancels this request.</Trans>
                  </Text>
                </Stack>
              }
              onConfirm={() => ask.mutateAsync(undefined).catch(() => undefined)}
            >
              {t`Ask to go live`}
            </ConfirmButton>
          )}
          {state.stage === 'asked' && (
            <ConfirmButton
              question={t`Go live now?`}
              confirmLabel={t`Go live`}
              explanation={
                <Stack gap="sm">
                  <Missing kinds={state.missing} />
                  <Contested leases={state.contested} />
                  <Text>
                    <Trans>After that, you can’t upload more files. This cannot be undone.</Trans>
                  </Text>
                </Stack>
              }
              onConfirm={() => approve.mutateAsync(undefined).catch(() => undefined)}
            >
              {t`Go live`}
            </ConfirmButton>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Not every business has brokers or homes, so that a file that is missing is said and hinders nothing. */
function Missing({ kinds }: { kinds: SwitchOverState['missing'] }) {
  const { i18n } = useLingui();
  if (kinds.length === 0) return null;
  const names = kinds.map((kind) => i18n._(kindNames[kind])).join(', ');
  return (
    <Text size="sm" fw={600}>
      <Trans>No file uploaded yet with: {names}. Go live without them only if your business has none.</Trans>
    </Text>
  );
}

/** Rent, balance and deposit of these are in no sum on either side, so that no check shows them. */
function Contested({ leases }: { leases: SwitchOverState['contested'] }) {
  if (leases.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        <Trans>
          Tenants said these leases are not theirs. You go live without them and their deposits, unless a
          corrected file adds them:
        </Trans>
      </Text>
      {leases.map(({ reference, tenant_name: tenant, home_name: home, reason, held }) => (
        <Text key={reference} size="sm">
          {[reference, tenant, home, formatRupeesAndPaise(paise(held)), reason].filter(Boolean).join(' · ')}
        </Text>
      ))}
    </Stack>
  );
}

function stageOf({ stage, asked_by, approved_by, own_approval }: SwitchOverState) {
  const asker = asked_by ?? <Trans>Deleted account</Trans>;
  const approver = approved_by ?? <Trans>Deleted account</Trans>;
  if (stage === 'live') {
    return (
      <Trans>
        The switch-over is finished. {asker} requested it and {approver} approved it.
      </Trans>
    );
  }
  if (stage === 'asked') {
    return (
      <>
        <Trans>{asker} requested to go live.</Trans> <WhoApproves own={own_approval} />
      </>
    );
  }
  return <Trans>Go live once all files are here and the checks show no difference.</Trans>;
}

function Files({ rows }: { rows: readonly SwitchOverFile[] }) {
  const { t, i18n } = useLingui();
  const nobody = t`Deleted account`;
  const columns: Column<SwitchOverFile>[] = [
    { key: 'name', label: t`File`, isHeader: true, cell: ({ name }) => name },
    { key: 'kind', label: t`What it holds`, cell: ({ kind }) => i18n._(kindNames[kind]) },
    { key: 'rows', label: t`New rows`, align: 'right', cell: (file) => file.rows },
    {
      key: 'amount',
      label: t`Sum`,
      align: 'right',
      cell: ({ amount }) => (amount > 0 ? formatRupeesAndPaise(paise(amount)) : ''),
    },
    { key: 'by', label: t`Taken`, cell: ({ at, by }) => `${formatInstant(at)}, ${by ?? nobody}` },
    { key: 'hash', label: t`Checksum`, cell: ({ hash }) => hash.slice(0, 12) },
  ];
  return (
    <Card padding="md" component="section" aria-labelledby="switch-over-files">
      <Stack gap="sm">
        <Title order={2} size="h4" id="switch-over-files">
          <Trans>Files taken</Trans>
        </Title>
        <DataTable
          label={t`Files taken`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          minWidth={720}
        />
      </Stack>
    </Card>
  );
}
