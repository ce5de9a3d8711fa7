// The development mailbox: what would have been e-mailed, newest first. Exists in a demo only.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { data, Link, useLoaderData, useRevalidator } from 'react-router';
import { DataTable } from '../../components/list/data-table.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconRefresh } from '../../ui/icons.ts';
import type { Route } from './+types/mailbox';
import classes from './mailbox.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(pageSettingsContext).mailbox) throw data(null, { status: 404 });
  const recipient = new URL(request.url).searchParams.get('to') ?? undefined;
  return context.get(apiContext).mailbox.list({ recipient });
}

export { ErrorBoundary } from '../missing.tsx';
export const meta = () => screenMeta(msg`Development mailbox`);

export default function Mailbox() {
  const { items } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.page}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={1} size="h2">
            <Trans>Development mailbox</Trans>
          </Title>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={revalidate}
            loading={state === 'loading'}
          >
            <Trans>Refresh</Trans>
          </Button>
        </Group>
        {items.length === 0 ? (
          <EmptyState title={t`No emails yet`}>
            <Trans>Ask for a sign-in code and it appears here within a second.</Trans>
          </EmptyState>
        ) : (
          <Letters items={items} />
        )}
      </Stack>
    </div>
  );
}

type Letter = Awaited<ReturnType<typeof loader>>['items'][number];

function Letters({ items }: { items: readonly Letter[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Emails`}
      columns={[
        { key: 'time', label: t`Time`, cell: ({ createdAt }) => timeOf(createdAt) },
        { key: 'to', label: t`Recipient`, cell: ({ recipient }) => recipient },
        {
          key: 'subject',
          label: t`Subject`,
          cell: ({ id, subject }) => (
            <Anchor component={Link} to={`/dev/mailbox/${id}`}>
              {subject}
            </Anchor>
          ),
        },
      ]}
      rows={items}
      rowKey={({ id }) => id}
      minWidth={640}
    />
  );
}

// The same zone on server and browser, or hydration would find two times.
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});
const timeOf = (instant: string) => time.format(new Date(instant));
