// How the deposit of a lease is settled, on the lease's page: where it stands, whose turn it is, and what the reader can do.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Settlement, SettlementAnswer } from '../../../contract/settlements.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { payerOf } from '../../../domain/settlements.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PdfButton } from '../../components/pdf-button.tsx';
import { SettlementFigures } from '../../components/settlements/settlement-figures.tsx';
import { loadSettlementFailed, settlementShownTo } from '../../components/settlements/settlement-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AskButton } from './ask-button.tsx';
import { ProposeButton } from './propose-button.tsx';
import { SettlementRecord } from './settlement-record.tsx';

type LeaseSettlementProps = { leaseId: string; as: 'landlord' | 'tenant' | 'reader' };

/** Nothing before the last day of the lease. */
export function LeaseSettlement({ leaseId, as }: LeaseSettlementProps) {
  const { queries } = useApi();
  const query = useQuery(queries.settlements.get.queryOptions({ input: { id: leaseId }, staleTime: 0 }));
  if (query.isError) return <LoadError query={query} otherwise={loadSettlementFailed} />;
  if (!query.data) return null;
  const { settlement, can_start } = query.data;
  if (settlement) return <Begun settlement={settlement} offer={query.data} />;
  if (!can_start || as === 'reader') return null;
  return <NotBegun leaseId={leaseId} as={as} offer={query.data} />;
}

type NotBegunProps = { leaseId: string; as: 'landlord' | 'tenant'; offer: SettlementAnswer };

function NotBegun({ leaseId, as, offer }: NotBegunProps) {
  const { t } = useLingui();
  return (
    <Card padding="md" component="section" aria-label={t`Settle the deposit`}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h4">
          <Trans>Settle the deposit</Trans>
        </Title>
        <Text size="sm">
          {as === 'landlord' ? (
            <Trans>
              The lease is over. Say what you would take from the deposit of{' '}
              {formatRupeesExact(paise(offer.deposit))}, or nothing. The tenant answers each deduction.
            </Trans>
          ) : (
            <Trans>
              The lease is over. Ask for your deposit of {formatRupeesExact(paise(offer.deposit))}. Nothing is
              deducted that you do not accept, unless our team decides it.
            </Trans>
          )}
        </Text>
        {as === 'landlord' ? (
          <ProposeButton leaseId={leaseId} offer={offer} />
        ) : (
          <AskButton leaseId={leaseId} />
        )}
      </Stack>
    </Card>
  );
}

function Begun({ settlement, offer }: { settlement: Settlement; offer: SettlementAnswer }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const { reads_as: reader } = settlement;
  const side = reader === 'landlord' || reader === 'tenant' ? reader : null;
  const state = settlementShownTo(side, settlement.state);
  return (
    <Card padding="md" component="section" aria-label={t`Settlement of the deposit`}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4">
            <Trans>Settlement of the deposit</Trans>
          </Title>
          <Badge color={state.color}>{i18n._(state.label)}</Badge>
        </Group>
        <Text size="sm">
          <NextAct settlement={settlement} side={side} />
        </Text>
        <SettlementFigures settlement={settlement} />
        <SettlementRecord settlement={settlement} />
        <Group>
          <PdfButton
            ask={() => api.settlements.file({ id: settlement.id })}
          >{t`Settlement as PDF`}</PdfButton>
        </Group>
        {settlement.state === 'proposing' && side === 'landlord' && (
          <ProposeButton leaseId={settlement.lease_id} offer={offer} />
        )}
        {settlement.state === 'answering' && side === 'tenant' && <AnswerButton settlement={settlement} />}
      </Stack>
    </Card>
  );
}

/** Who acts next and by when. */
function NextAct({ settlement, side }: { settlement: Settlement; side: 'landlord' | 'tenant' | null }) {
  const day = settlement.due_on && formatDate(settlement.due_on);
  const amount = formatRupeesExact(paise(settlement.to_refund));
  switch (settlement.state) {
    case 'proposing':
      return side === 'landlord' ? (
        <Trans>You have until {day} to name deductions. After that, only unpaid rent can be deducted.</Trans>
      ) : (
        <Trans>
          The landlord has until {day} to name deductions. After that, only unpaid rent can be deducted.
        </Trans>
      );
    case 'answering':
      return side === 'tenant' ? (
        <Trans>
          You have until {day} to answer. Unpaid rent that you do not answer counts; our team decides the
          rest.
        </Trans>
      ) : (
        <Trans>
          The tenant has until {day} to answer. Unpaid rent without an answer counts; our team decides the
          rest.
        </Trans>
      );
    case 'disputed':
      return (
        <Trans>
          Our team decides what is disputed by {day}. The decision is recorded, but it is not binding in law.
          The rest can be paid back now.
        </Trans>
      );
    case 'refunding':
      if (settlement.to_refund === 0)
        return side === 'tenant' ? (
          <Trans>Say below whether the refund has arrived.</Trans>
        ) : (
          <Trans>The tenant confirms the refund once it has arrived.</Trans>
        );
      return payerOf(settlement.held_by) === 'team' ? (
        <Trans>
          We hold this deposit and pay {amount} back by {day}.
        </Trans>
      ) : (
        <Trans>
          {amount} is to be paid back by {day}.
        </Trans>
      );
    case 'closed':
      return settlement.debt > 0 ? (
        side === 'tenant' ? (
          <Trans>Nothing is left of the deposit. What you still owe stays a debt.</Trans>
        ) : (
          <Trans>Nothing is left of the deposit. What the tenant still owes stays a debt.</Trans>
        )
      ) : (
        <Trans>Everything is settled.</Trans>
      );
  }
}
