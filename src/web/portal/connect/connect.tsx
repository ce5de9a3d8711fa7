// `/connect`: where a program of somebody else sends a person, to be let in or not.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProgramWish } from '../../../contract/api-programs.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { post } from '../../lib/sign-in-calls.ts';
import { useAccount } from '../../lib/use-account.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { scopeLabels } from '../settings/api/scope-labels.ts';

export const meta = () => screenMeta(msg`Connect a program`);

export default function ConnectPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { queries } = useApi();
  const params = new URLSearchParams(search);
  const asked = {
    client_id: params.get('client_id') ?? '',
    redirect_uri: params.get('redirect_uri') ?? '',
    scope: params.get('scope') ?? undefined,
  };
  // A program that says neither is none.
  const isComplete = asked.client_id !== '' && asked.redirect_uri !== '';
  const wish = useQuery(
    queries.apiPrograms.ask.queryOptions({ input: asked, retry: false, enabled: isComplete }),
  );
  return (
    <>
      <PageHeader title={t`Connect a program`} />
      {wish.isLoading && <TableSkeleton rows={3} />}
      {(!isComplete || (wish.isError && isUnknown(wish.error))) && (
        <EmptyState title={t`This request is not valid`}>
          <Trans>Go back to the program and connect it again. Nothing was allowed.</Trans>
        </EmptyState>
      )}
      {wish.isError && !isUnknown(wish.error) && (
        <LoadError query={wish} otherwise={msg`The request could not be loaded`} />
      )}
      {wish.data && <Question wish={wish.data} asked={asked} query={search.slice(1)} />}
    </>
  );
}

/** Not registered, or asks for what does not exist: trying again changes nothing. */
const isUnknown = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 404, 422].includes(Number(error.status));

type Asked = { client_id: string; redirect_uri: string; scope: string | undefined };

function Question({ wish, asked, query }: { wish: ProgramWish; asked: Asked; query: string }) {
  const { i18n } = useLingui();
  const { api } = useApi();
  const account = useAccount();
  const [leaves, setLeaves] = useState(false);
  const answer = useMutation({
    mutationFn: async (said: 'yes' | 'no') => {
      if (said === 'yes') await api.apiPrograms.allow(asked);
      // The browser goes on to where the answer says.
      return post<{ url: string }>('/programs/answer', { query, answer: said });
    },
    onSuccess: ({ url }) => {
      setLeaves(true);
      window.location.assign(url);
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The program was not connected`)),
  });
  const { name, host, scopes } = wish;
  const person = account.status === 'signed-in' ? (account.me?.fullName ?? account.user.name) : '';
  const busy = answer.isPending || leaves;
  return (
    <Stack gap="md" maw={640} className="card" p="lg">
      <Text fz="lg" style={{ overflowWrap: 'anywhere' }}>
        <Trans>
          <strong>{name}</strong> wants to use Kiraya in your name, {person}.
        </Trans>
      </Text>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <Trans>
          You go back to {host}. We have not checked this program: connect it only if you know it.
        </Trans>
      </Text>
      <div>
        <Text fw={600}>
          <Trans>It may</Trans>
        </Text>
        <List>
          {scopes.map((scope) => (
            <List.Item key={scope}>{i18n._(scopeLabels[scope])}</List.Item>
          ))}
        </List>
      </div>
      <Text size="sm" c="dimmed">
        <Trans>
          It never reaches your account, payouts or administration. You disconnect it at any time in{' '}
          <Anchor component={Link} to="/settings/api" underline="always" inherit>
            API access
          </Anchor>
          .
        </Trans>
      </Text>
      <Group>
        <Button
          loading={busy && answer.variables === 'yes'}
          disabled={busy}
          onClick={() => answer.mutate('yes')}
        >
          <Trans>Allow</Trans>
        </Button>
        <Button
          variant="default"
          loading={busy && answer.variables === 'no'}
          disabled={busy}
          onClick={() => answer.mutate('no')}
        >
          <Trans>Do not allow</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
