// One tenant check as a page: who asks, why, each point with its answer, documents, and what its reader may do.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import { formatDate } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { PrivateFileButton } from '../private-file-button.tsx';
import { CheckBadge } from './check-card.tsx';
import { checkPointLabels, pointAnswerLabels } from './check-labels.ts';

type CheckViewProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the library's own options carry their key and error types, which do not matter here
  query: UseQueryOptions<TenantCheckDetail, any, TenantCheckDetail, any>;
  /** Beside a point. */
  pointAction?: (check: TenantCheckDetail, point: TenantCheckDetail['points'][number]) => ReactNode;
  actions: (check: TenantCheckDetail) => ReactNode;
  next?: ReactNode;
};

export function CheckView({ query, pointAction, actions, next }: CheckViewProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const back = new URLSearchParams(params);
  back.delete('check');
  return (
    <DetailFrame
      query={useQuery(query)}
      back={{ to: `?${back}`, label: t`All tenant checks` }}
      next={next}
      none={
        <EmptyState title={t`There is no such check`}>
          <Trans>
            If someone asked for your consent, sign in with the email or number that got the request.
          </Trans>
        </EmptyState>
      }
      failure={msg`The check could not be loaded`}
    >
      {(check) => (
        <>
          <Head check={check} />
          <Points check={check} action={pointAction} />
          <Contacts check={check} />
          <Documents check={check} />
          <Group gap="sm">
            {check.status === 'done' && <ReportButton id={check.id} />}
            {actions(check)}
          </Group>
        </>
      )}
    </DetailFrame>
  );
}

function Head({ check }: { check: TenantCheckDetail }) {
  const { number, status, person_name: person, orderer_name: orderer, home, purpose, side, price } = check;
  const reach = [check.person_email, check.person_phone].filter(Boolean).join(', ');
  const until = formatDate(check.expires_on);
  const amount = price === null ? null : formatRupees(paise(price));
  return (
    <header>
      <Group gap="sm">
        <Title order={1} size="h2">
          {number}
        </Title>
        <CheckBadge check={check} />
      </Group>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {side === 'person' ? (
          <Trans>
            {orderer} wants this check of you, {person}.
          </Trans>
        ) : (
          <Trans>
            Applicant: {person} ({reach})
          </Trans>
        )}
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <Trans>Home: {home}</Trans>
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <Trans>Reason: {purpose}</Trans>
      </Text>
      {status === 'asked' && (
        <Text size="sm">
          <Trans>Answer by {until}</Trans>
        </Text>
      )}
      {amount !== null && price !== 0 && (
        <Text size="sm">
          {check.is_paid ? <Trans>{amount}, paid</Trans> : <Trans>{amount}, GST included</Trans>}
        </Text>
      )}
      <Refund check={check} />
      {price === 0 && (
        <Text size="sm">
          <Trans>Included in managed rental</Trans>
        </Text>
      )}
    </header>
  );
}

/** What became of the fee of a check without a report; for whoever paid it and our team. */
function Refund({ check: { refunded_on: on, refund_reference: reference } }: { check: TenantCheckDetail }) {
  if (on === null) return null;
  const day = formatDate(on);
  return (
    <Text size="sm">
      {reference === null ? (
        <Trans>No payment had reached us by {day}.</Trans>
      ) : (
        <Trans>
          Refunded on {day}, reference {reference}
        </Trans>
      )}
    </Text>
  );
}

function Points({ check, action }: { check: TenantCheckDetail; action: CheckViewProps['pointAction'] }) {
  const { i18n } = useLingui();
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        <Trans>What is checked</Trans>
      </Title>
      {check.points.map((point) => {
        const answer = check.answers.find((one) => one.point === point);
        return (
          <Card
            key={point}
            component="article"
            aria-label={i18n._(checkPointLabels[point])}
            withBorder
            padding="sm"
          >
            <Group justify="space-between" gap="sm">
              <Text fw={600}>{i18n._(checkPointLabels[point])}</Text>
              {action?.(check, point)}
            </Group>
            {answer && (
              <>
                <Text>{i18n._(pointAnswerLabels[answer.answer])}</Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {[answer.source, formatDate(answer.checked_on), answer.note].filter(Boolean).join(' · ')}
                </Text>
              </>
            )}
          </Card>
        );
      })}
    </Stack>
  );
}

/** For the applicant and our team. */
function Contacts({ check: { employer, previous_owner: owner } }: { check: TenantCheckDetail }) {
  if (employer === null && owner === null) return null;
  return (
    <Stack gap="xs" component="section" style={{ overflowWrap: 'anywhere' }}>
      <Title order={2} size="h4">
        <Trans>Whom we may ask</Trans>
      </Title>
      {employer !== null && (
        <Text>
          <Trans>Work or study: {employer}</Trans>
        </Text>
      )}
      {owner !== null && (
        <Text>
          <Trans>Previous owner: {owner}</Trans>
        </Text>
      )}
    </Stack>
  );
}

function Documents({ check }: { check: TenantCheckDetail }) {
  const { api } = useApi();
  const { t } = useLingui();
  const until = check.files_until ? formatDate(check.files_until) : null;
  if (check.files.length === 0) return null;
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        <Trans>Documents</Trans>
      </Title>
      {until && (
        <Text size="sm">
          <Trans>We delete them after {until}.</Trans>
        </Text>
      )}
      <List listStyleType="none" spacing="xs">
        {check.files.map(({ id, name }) => (
          <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
            <PrivateFileButton
              link={() => api.tenantChecks.fileLink({ id: check.id, file_id: id })}
              label={t`Open file: ${name}`}
            >
              <Trans>Open file</Trans>
            </PrivateFileButton>{' '}
            {name}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function ReportButton({ id }: { id: string }) {
  const { api } = useApi();
  return (
    <PdfButton ask={() => api.tenantChecks.report({ id, language: writtenLanguage })}>
      <Trans>Report as PDF</Trans>
    </PdfButton>
  );
}
