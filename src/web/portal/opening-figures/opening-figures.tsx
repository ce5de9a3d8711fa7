// Opening figures of a lease that came with a business: its tenant contests one, both sides name amounts, and the team decides.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OpeningFigures as Figures, OpeningFigure } from '../../../contract/opening-figures.ts';
import { formatDate } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { AmountButton } from './amount-button.tsx';
import { ContestFigureButton } from './contest-figure-button.tsx';
import { figureNames, useAmountText } from './figure-labels.ts';

export function OpeningFigures({ leaseId }: { leaseId: string }) {
  const { queries } = useApi();
  const found = useQuery(
    queries.openingFigures.ofLease.queryOptions({ input: { id: leaseId }, staleTime: 0 }),
  );
  if (found.isError && !found.data) {
    return <LoadError query={found} otherwise={msg`The opening figures could not be loaded`} />;
  }
  if (!found.data || (found.data.contested.length === 0 && found.data.contestable.length === 0)) return null;
  return <Shown leaseId={leaseId} figures={found.data} />;
}

function Shown({ leaseId, figures }: { leaseId: string; figures: Figures }) {
  const { i18n } = useLingui();
  const said = useAmountText();
  const { contestable, contested, reads_as: readsAs } = figures;
  return (
    <Card padding="md" withBorder component="section" aria-labelledby={`figures-${leaseId}`}>
      <Stack gap="sm">
        <Title order={3} size="h5" id={`figures-${leaseId}`}>
          <Trans>Figures that your lease came with</Trans>
        </Title>
        {contestable.map(({ kind, amount }) => (
          <Group key={kind} justify="space-between" gap="sm">
            <Text size="sm">
              {i18n._(figureNames[kind])}: {said(kind, amount)}
            </Text>
            <ContestFigureButton leaseId={leaseId} kind={kind} amount={amount} />
          </Group>
        ))}
        {contested.map((figure) => (
          <Contested key={figure.id} figure={figure} readsAs={readsAs} />
        ))}
      </Stack>
    </Card>
  );
}

type ContestedProps = { figure: OpeningFigure; readsAs: Figures['reads_as'] };

function Contested({ figure, readsAs }: ContestedProps) {
  const { i18n } = useLingui();
  const said = useAmountText();
  const { kind, state, tenant_reason: tenant, landlord_reason: landlord, counts } = figure;
  return (
    <Alert color={state === 'open' ? 'yellow' : 'green'} title={i18n._(figureNames[kind])}>
      <Stack gap="xs">
        <Text size="sm">
          <Trans>By the file: {said(kind, figure.file_says)}</Trans>
        </Text>
        <Text size="sm">
          <Trans>The tenant says: {said(kind, figure.tenant_says)}</Trans>
          {tenant && ` – ${tenant}`}
        </Text>
        {landlord !== null && (
          <Text size="sm">
            <Trans>The landlord says: {said(kind, figure.landlord_says)}</Trans> – {landlord}
          </Text>
        )}
        {counts !== null && (
          <Text size="sm" fw={600}>
            <Trans>What counts: {said(kind, counts)}</Trans>
          </Text>
        )}
        {figure.decision && (
          <Text size="sm">
            <Trans>Our team’s decision: {figure.decision}</Trans>
          </Text>
        )}
        <Next figure={figure} readsAs={readsAs} />
      </Stack>
    </Alert>
  );
}

/** Who does what next, and the reader’s own part of it. */
function Next({ figure, readsAs }: ContestedProps) {
  const { t } = useLingui();
  const { api } = useApi();
  if (figure.state !== 'open') return null;
  const isTeams = figure.turn === 'team';
  const other = readsAs === 'tenant' ? figure.landlord_says : figure.tenant_says;
  return (
    <>
      <Text size="sm" c="dimmed">
        {isTeams ? (
          <Trans>Nothing counts until our team has decided. The lease continues.</Trans>
        ) : (
          <Trans>
            Nothing counts until you both enter the same amount. After {formatDate(figure.agree_by)} our team
            decides. The lease continues.
          </Trans>
        )}
      </Text>
      {(readsAs === 'tenant' || readsAs === 'landlord') && !isTeams && (
        <AmountButton
          figure={figure}
          amount={other}
          label={t`Name an amount`}
          submitLabel={t`Send`}
          explanation={
            <Trans>The other side’s amount is filled in. If you send it, you both agree and it counts.</Trans>
          }
          send={api.openingFigures.answer}
        />
      )}
      {readsAs === 'tenant' && isTeams && (
        <AmountButton
          figure={figure}
          amount={other}
          label={t`Agree after all`}
          submitLabel={t`Send`}
          explanation={<Trans>If you send the amount of the file, you agree to it and it counts.</Trans>}
          send={api.openingFigures.answer}
        />
      )}
      {readsAs === 'team' && (
        <AmountButton
          figure={figure}
          amount={figure.tenant_says}
          label={t`Decide`}
          submitLabel={t`Save the decision`}
          explanation={
            <Trans>Both sides read the amount and the reason. A decision cannot be changed.</Trans>
          }
          send={api.openingFigures.decide}
        />
      )}
    </>
  );
}
