// People who lost the number of their account: one administrator finds out who asks, another moves the account. Nothing where nobody waits.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LostNumber } from '../../../contract/lost-numbers.ts';
import { epochMs, formatInstant } from '../../../domain/dates.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PersonLink } from '../shell/subject-links.tsx';
import { useMoveAccount } from './use-move-account.ts';

const notLoaded = msg`Failed to load lost numbers`;

export function LostNumbers() {
  const { queries } = useApi();
  const query = useQuery(queries.lostNumbers.list.queryOptions({ staleTime: 0 }));
  if (query.isError && !query.data) return <LoadError query={query} otherwise={notLoaded} />;
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="lost-numbers">
      <Title order={2} size="h4" id="lost-numbers">
        <Trans>Lost mobile numbers</Trans>
      </Title>
      {query.data.items.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </Stack>
  );
}

function Request({ request }: { request: LostNumber }) {
  const { t } = useLingui();
  const { user_id, account_name: full_name, name, story } = request;
  const [lost, present] = [formatPhone(request.old_phone), formatPhone(request.new_phone)];
  const person = <PersonLink person={{ user_id, full_name }} />;
  const [on, since] = [formatInstant(request.created_at), formatInstant(request.member_since)];
  return (
    <Card component="article" aria-label={t`Lost number of ${name}`} withBorder>
      <Stack gap="xs">
        <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
          {name}: {lost} → {present}
        </Text>
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {story}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <Trans>
            Asked on {on}. Account of {person}, since {since}
          </Trans>
        </Text>
        {request.has_email && (
          <Text size="sm">
            <Trans>
              This account also has an email address. A code sent there lets the account holder in.
            </Trans>
          </Text>
        )}
        <Checked request={request} />
        <Actions request={request} />
      </Stack>
    </Card>
  );
}

function Checked({ request: { check, ready_at } }: { request: LostNumber }) {
  const from = formatInstant(ready_at);
  if (!check) {
    return (
      <Text size="sm">
        <Trans>
          Call the new number, and compare what they say and show with the account. Then note how you know.
        </Trans>
      </Text>
    );
  }
  const { by, note, at } = check;
  const when = formatInstant(at);
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Trans>
          {by} checked on {when}: “{note}”
        </Trans>
      </Text>
      {!isReady(ready_at) && (
        <Text size="sm" c="dimmed">
          <Trans>Can be approved from {from}. Until then, the account holder can stop it.</Trans>
        </Text>
      )}
      {check.is_own && (
        <Text size="sm" c="dimmed">
          <Trans>You checked this. Another administrator must approve it, unless you run Kiraya alone.</Trans>
        </Text>
      )}
    </>
  );
}

const isReady = (readyAt: string) => epochMs(readyAt) <= epochMs(clock.now());

function Actions({ request }: { request: LostNumber }) {
  const { t } = useLingui();
  const { id, name, check, ready_at } = request;
  const present = formatPhone(request.new_phone);
  const [asking, setAsking] = useState<'check' | 'decline'>();
  const move = useMoveAccount();
  const close = () => setAsking(undefined);
  return (
    <Group gap="xs">
      {check && (
        <ConfirmButton
          size="sm"
          disabled={!isReady(ready_at)}
          aria-label={t`Approve for ${name}`}
          question={t`Move the account to ${present}?`}
          explanation={t`The account holder then signs in with this number. Every device and access token is signed out.`}
          confirmLabel={t`Move account`}
          onConfirm={() => move(id)}
        >
          <Trans>Approve</Trans>
        </ConfirmButton>
      )}
      <Button
        size="sm"
        variant={check ? 'default' : 'filled'}
        aria-label={t`Write down who ${name} is`}
        onClick={() => setAsking('check')}
      >
        {check ? <Trans>Check again</Trans> : <Trans>I know who this is</Trans>}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={t`Decline ${name}`}
        onClick={() => setAsking('decline')}
      >
        <Trans>Decline</Trans>
      </Button>
      {asking === 'check' && <CheckDialog request={request} onClose={close} />}
      {asking === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </Group>
  );
}

type DialogProps = { request: LostNumber; onClose: () => void };

function useDone(onClose: () => void) {
  const { queries } = useApi();
  const client = useQueryClient();
  return (said: Parameters<typeof toast.success>[0]) => {
    toast.success(said);
    onClose();
    return client.invalidateQueries({ queryKey: queries.lostNumbers.key() });
  };
}

function CheckDialog({ request: { id, name }, onClose }: DialogProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const done = useDone(onClose);
  const form = useFormMutation({
    send: api.lostNumbers.check,
    failure: msg`This was not saved`,
    onSent: () => done(msg`Saved. Another administrator can approve it now`),
  });
  return (
    <ReasonDialog
      title={t`How do you know that the account is theirs?`}
      submitLabel={t`Save`}
      label={t`What they said and showed`}
      destructive={false}
      explanation={t`${name} does not see this. The approver does, and the audit trail keeps it. Don’t enter numbers of identity documents.`}
      busy={form.isBusy}
      error={form.errors.note}
      onSubmit={(note) => form.submit({ id, note })}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ request: { id, name }, onClose }: DialogProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const done = useDone(onClose);
  const form = useFormMutation({
    send: api.lostNumbers.decline,
    failure: msg`The request was not declined`,
    onSent: () => done(msg`Request declined`),
  });
  return (
    <ReasonDialog
      title={t`Decline ${name}?`}
      submitLabel={t`Decline`}
      explanation={t`The account keeps its number, and we’ll text that to the new one. The reason stays in the audit trail.`}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id, reason })}
      onClose={onClose}
    />
  );
}
