// A payment of a statement: what the bank says, what it seems to pay, what was recorded of it, and what one may do.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import type { BankLine, StatementSide } from '../../../contract/bank-statements.ts';
import type { MatchReason } from '../../../domain/bank-matching.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { ReasonButton } from '../form/reason-button.tsx';
import { paymentModeLabels } from '../managed-rentals/managed-rental-labels.ts';
import { useDueLabel } from './due-label.ts';
import { MatchDialog } from './match-dialog.tsx';
import { OutcomeButton, outcomeLabels } from './outcome-button.tsx';
import { useLineAct, useReloadLines } from './use-line-act.ts';

type LineProps = { as: StatementSide; line: BankLine };

const reasonLabels: Readonly<Record<MatchReason, MessageDescriptor>> = {
  reference: msg`Same reference`,
  amount: msg`Same amount`,
  payer: msg`Names the tenant`,
  home: msg`Names the home`,
  day: msg`The day fits`,
};

const shownAmount = (amount: number) => formatRupeesAndPaise(paise(amount));

export function LineCard({ as: side, line }: LineProps) {
  const { t, i18n } = useLingui();
  const whatOf = useDueLabel();
  const mode = i18n._(paymentModeLabels[line.mode]);
  const isPart = line.matched > 0 && line.matched < line.amount;
  const left = shownAmount(line.amount - line.matched);
  return (
    <Card
      padding="md"
      component="article"
      aria-label={`${shownAmount(line.amount)} · ${formatDate(line.paid_on)}`}
    >
      <Stack gap="xs">
        <div>
          <Text fw={650} className="money">
            {shownAmount(line.amount)}
          </Text>
          {line.payer && <Text size="sm">{line.payer}</Text>}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[formatDate(line.paid_on), mode, line.reference].filter(Boolean).join(' · ')}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {line.narration}
          </Text>
        </div>
        {line.payments.map((payment) => (
          <Text key={payment.id} size="sm">
            {[
              shownAmount(payment.amount),
              whatOf(payment),
              payment.tenant_name,
              payment.home_name,
              payment.receipt_number,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
        {isPart && !line.ignored_reason && <Text size="sm">{t`Still to be matched: ${left}`}</Text>}
        {line.held_days !== null && (
          <Text size="sm">
            <Plural
              value={line.held_days}
              _0="Held for an unknown payer since today"
              one="Held for an unknown payer for # day"
              other="Held for an unknown payer for # days"
            />
          </Text>
        )}
        {line.ignored_reason && <Text size="sm">{t`Not rent: ${line.ignored_reason}`}</Text>}
        {line.outcome && (
          <Text size="sm" c="dimmed">
            {[i18n._(outcomeLabels[line.outcome]), line.returned_on && formatDate(line.returned_on)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {line.match && <Suggestion match={line.match} />}
        <LineActions as={side} line={line} />
      </Stack>
    </Card>
  );
}

function Suggestion({ match }: { match: NonNullable<BankLine['match']> }) {
  const { t, i18n } = useLingui();
  const whatOf = useDueLabel();
  const what = [match.tenant_name, whatOf(match), match.home_name].filter(Boolean).join(' · ');
  const isPart = match.grade === 'part';
  const ofPayment = isPart
    ? t`Looks like a part of the payment entered for ${what}`
    : t`This is the payment entered for ${what}`;
  const ofRent = isPart ? t`Looks like a part of the rent of ${what}` : t`Looks like the rent of ${what}`;
  return (
    <Stack gap={4}>
      <Text size="sm">{match.kind === 'payment' ? ofPayment : ofRent}</Text>
      <Group gap={4}>
        {match.reasons.map((reason) => (
          <Badge key={reason} color={match.grade === 'sure' ? 'green' : 'blue'}>
            {i18n._(reasonLabels[reason])}
          </Badge>
        ))}
      </Group>
    </Stack>
  );
}

function LineActions({ as: side, line }: LineProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, match } = line;
  const open = line.amount - line.matched;
  const isOpen = open > 0 && line.ignored_reason === null;
  const reload = useReloadLines();
  const accept = useLineAct(
    (found: NonNullable<BankLine['match']>) =>
      api.bankStatements.match(
        found.kind === 'payment'
          ? { as: side, id, payment_id: found.id }
          : { as: side, id, parts: [{ due_id: found.id, amount: open }] },
      ),
    () => toast.success(msg`Rent recorded`, msg`The tenant gets a receipt.`),
  );
  const reopen = useLineAct(
    () => api.bankStatements.reopen({ as: side, id }),
    () => toast.success(successes.statusUpdated),
  );
  return (
    <Group gap="xs">
      {isOpen && match && (
        <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate(match)}>
          {match.kind === 'payment' ? t`Confirm` : t`Record rent`}
        </Button>
      )}
      {isOpen && <MatchDialog as={side} line={line} />}
      {isOpen && side === 'operator' && <OutcomeButton id={id} reload={reload} />}
      {isOpen && side === 'landlord' && (
        <ReasonButton
          label={t`Not rent`}
          explanation={t`The payment moves to Not rent. You can bring it back any time.`}
          most={300}
          isShort
          send={(reason, options) => api.bankStatements.ignore({ as: side, id, reason }, options)}
          reload={reload}
        />
      )}
      {line.ignored_reason !== null && (
        <Button
          size="sm"
          variant="default"
          loading={reopen.isPending}
          onClick={() => reopen.mutate(undefined)}
        >
          {t`Bring back`}
        </Button>
      )}
      {line.payments.length > 0 && (
        <ReasonButton
          label={t`Undo`}
          explanation={t`What was recorded from this payment is taken back, and its months are open again. The tenants are notified.`}
          most={300}
          isShort
          send={(reason, options) => api.bankStatements.undo({ as: side, id, reason }, options)}
          reload={reload}
        />
      )}
    </Group>
  );
}
