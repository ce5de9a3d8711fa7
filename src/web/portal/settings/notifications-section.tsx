// How one is told of things: which matters by e-mail, which in the notification centre, and the hours in which no e-mail leaves.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Preferences } from '../../../contract/notifications.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { useCurrentSession } from '../../lib/session-context.ts';
import type { Column } from '../../ui/columns.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';

/** Comes after the page: it keeps the budget of scripts. */
const DeviceSwitch = lazy(async () => ({ default: (await import('./device-switch.tsx')).DeviceSwitch }));

type Category = Preferences['email_off'][number];
type Way = 'email_off' | 'push_off' | 'app_off';

type Matter = { key: Category; label: MessageDescriptor };

const matters: readonly Matter[] = [
  { key: 'requests', label: msg`Visits and applications` },
  { key: 'listings', label: msg`My listings` },
  { key: 'searches', label: msg`Saved searches` },
  { key: 'shortlist', label: msg`Shortlisted homes` },
  { key: 'managed_rentals', label: msg`Managed rentals` },
];
const USUAL_QUIET = { from: 22, to: 7 };
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type SectionProps = {
  title: string;
  /** The matters offered. */
  only: readonly Category[];
};

/** Some of the matters, on a page about them. */
export function NotificationsSection({ title, only }: SectionProps) {
  return (
    <SettingsSection title={title} text={<Always />}>
      <StoredChoices only={only} />
    </SettingsSection>
  );
}

/** All of them, in the settings: how many there are, and which once asked for. */
export function NotificationsRow() {
  const { t } = useLingui();
  const { data } = useStored();
  const of = matters.length;
  const off = data && new Set([...data.email_off, ...data.push_off, ...data.app_off]).size;
  return (
    <FoldedRow
      id="notifications"
      title={t`Notifications`}
      state={off !== undefined && (off === 0 ? t`All on` : t`Limited for ${off} of ${of} kinds`)}
      text={<Always />}
    >
      <StoredChoices />
    </FoldedRow>
  );
}

function Always() {
  return useHasEmail() ? (
    <Trans>
      We always notify you about money and access to your account: by email, on your devices and here, at any
      hour.
    </Trans>
  ) : (
    <Trans>
      We always notify you about money and access to your account: on your devices and here, at any hour. Add
      an email address below to get emails too.
    </Trans>
  );
}

function useStored() {
  const { queries } = useApi();
  return useQuery(queries.notifications.preferences.get.queryOptions());
}

function StoredChoices({ only }: { only?: readonly Category[] }) {
  const { t } = useLingui();
  const stored = useStored();
  if (stored.data) return <Choices stored={stored.data} shown={only} />;
  if (stored.isPending) return <TableSkeleton rows={only?.length ?? matters.length} />;
  return (
    <ErrorState
      title={t`The choices could not be loaded`}
      onRetry={() => stored.refetch()}
      retrying={stored.isFetching}
    />
  );
}

/** Nothing is offered by e-mail to somebody who signs in by a number alone. */
const useHasEmail = () => useCurrentSession()?.user.email !== null;

/** Shown at once, and as it was when it could not be kept. */
function useKeep() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const key = queries.notifications.preferences.get.queryKey();
  return useMutation({
    mutationFn: (wanted: Preferences) => api.notifications.preferences.update(wanted),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, wanted);
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(key, context?.before);
      toast.destructive(failureMessage(error, msg`Your choice could not be saved`));
    },
    onSuccess: () => {
      toast.success(msg`Choice saved`);
      return client.invalidateQueries({ queryKey: queries.notifications.key() });
    },
  });
}

type ChoicesProps = { stored: Preferences; shown: readonly Category[] | undefined };

function Choices({ stored, shown }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const { mutate } = useKeep();
  const hasEmail = useHasEmail();
  const set = (way: Way, category: Category, isOn: boolean) => {
    const others = stored[way].filter((known) => known !== category);
    mutate({ ...stored, [way]: isOn ? others : [...others, category] });
  };
  const way = (key: Way, label: string, nameOf: (matter: string) => string): Column<Matter> => ({
    key,
    label,
    cell: (matter) => (
      <Checkbox
        aria-label={nameOf(i18n._(matter.label))}
        checked={!stored[key].includes(matter.key)}
        onChange={(event) => set(key, matter.key, event.currentTarget.checked)}
      />
    ),
  });
  return (
    <Stack>
      <FactTable
        label={t`Notifications`}
        columns={[
          {
            key: 'matter',
            label: t({ message: 'About', context: 'what a notification is about' }),
            isHeader: true,
            cell: ({ label }) => i18n._(label),
          },
          ...(hasEmail ? [way('email_off', t`Email`, (name) => t`${name} by email`)] : []),
          way('push_off', t`Devices`, (name) => t`${name} on my devices`),
          way('app_off', t`Here`, (name) => t`${name} in the notification centre`),
        ]}
        rows={matters.filter(({ key }) => shown?.includes(key) ?? true)}
        rowKey={({ key }) => key}
        minWidth={300}
      />
      <Suspense fallback={<Skeleton height={48} />}>
        <DeviceSwitch />
      </Suspense>
      <QuietHours quiet={stored.quiet} onChange={(quiet) => mutate({ ...stored, quiet })} />
    </Stack>
  );
}

type QuietHoursProps = { quiet: Preferences['quiet']; onChange: (quiet: Preferences['quiet']) => void };

function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const hasEmail = useHasEmail();
  return (
    <Stack gap="xs">
      <Switch
        label={t`Quiet hours`}
        description={
          hasEmail
            ? t`Emails and notices on devices wait until they end; times are those of India`
            : t`Notices on devices wait until they end; times are those of India`
        }
        checked={quiet !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL_QUIET : null)}
      />
      {quiet && (
        <Group gap="sm" align="end">
          <SelectField
            label={t`From`}
            w={120}
            options={hours}
            allowDeselect={false}
            value={String(quiet.from)}
            onChange={(hour) => onChange({ ...quiet, from: Number(hour) })}
          />
          <SelectField
            label={t`To`}
            w={120}
            options={hours}
            allowDeselect={false}
            value={String(quiet.to)}
            onChange={(hour) => onChange({ ...quiet, to: Number(hour) })}
          />
          {quiet.from === quiet.to && (
            <Text size="sm" c="dimmed">
              <Trans>Equal hours mean none.</Trans>
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}
