// Why an amount is what it is: the rent, its share, and everyone on the way up with rate, difference and amount.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Badge, Stack, Text, Title } from '@mantine/core';
import { Fragment, useId } from 'react';
import type { Explanation } from '../../../contract/commissions.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { FactTable } from '../../ui/fact-table.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { BalancePicture } from './balance-picture.tsx';
import { noLineSentence, notAboveOther, percent } from './commission-sentences.ts';
import classes from './why-amount.module.css';

type Payment = NonNullable<Explanation['payment']>;
type Step = Payment['steps'][number];

type WhyAmountProps = {
  explanation: Explanation;
  /** An administrator reads it about somebody else. */
  isOfOther?: boolean;
};

export function WhyAmount({ explanation, isOfOther = false }: WhyAmountProps) {
  const { payment, person, affiliate_id: own } = explanation;
  return (
    <Stack gap="md">
      {explanation.is_estimate && (
        <Alert color="blue">
          <Trans>
            This month is still open: everything here is as of now and may change until it is closed.
          </Trans>
        </Alert>
      )}
      {payment && <Chain payment={payment} own={own} isOfOther={isOfOther} />}
      {payment && payment.origin_month !== explanation.month ? (
        <EarlierRates month={payment.origin_month} />
      ) : (
        <>
          <Rate explanation={explanation} isOfOther={isOfOther} />
          <BalancePicture person={person} isOfOther={isOfOther} />
        </>
      )}
    </Stack>
  );
}

/** The rank of the month that posts it has no part in an amount of an earlier one. */
function EarlierRates({ month }: { month: Month }) {
  const name = formatMonth(month);
  return (
    <Text size="sm">
      <Trans>The rates are those of {name}, the month of the rent. Ranks of closed months stay.</Trans>
    </Text>
  );
}

type ChainProps = { payment: Payment; own: string; isOfOther: boolean };

function Chain({ payment, own, isOfOther }: ChainProps) {
  const { i18n } = useLingui();
  const title = useId();
  const [rvl, base] = [payment.rvl, payment.base].map((amount) => formatRupeesAndPaise(paise(amount)));
  const share = percent(payment.share_bp);
  const month = formatMonth(payment.origin_month);
  const step = payment.steps.find(({ affiliate_id: id }) => id === own);
  return (
    <section aria-labelledby={title}>
      <Stack gap="sm">
        <Title order={3} size="h5" id={title}>
          {isOfOther ? <Trans>The way of the rent</Trans> : <Trans>From the rent to you</Trans>}
        </Title>
        {isOfOther || !step || step.amount === null || step.reason !== null ? (
          <Text size="sm">
            <Trans>
              Rent of {month}: {rvl}. Commission is paid from the platform’s share of it, {share}: {base}.
            </Trans>
          </Text>
        ) : (
          <Equation payment={payment} step={step} />
        )}
        <Correction payment={payment} />
        <StepTable payment={payment} own={own} isOfOther={isOfOther} />
        {payment.reason && (
          <Text size="sm">
            {i18n._(
              isOfOther && payment.reason === 'not-above'
                ? notAboveOther
                : noLineSentence(payment.reason, lastBelow(payment), lastLevel(payment)),
            )}
          </Text>
        )}
      </Stack>
    </section>
  );
}

/** The rent, its share and the rate, as they are multiplied, and the amount. */
function Equation({ payment, step }: { payment: Payment; step: Step }) {
  const { t } = useLingui();
  const month = formatMonth(payment.origin_month);
  const [share, rate, below] = [payment.share_bp, step.rate_bp, step.paid_below_bp].map(percent);
  const difference = percent(step.rate_bp - step.paid_below_bp);
  const base = formatRupeesAndPaise(paise(payment.base));
  const parts = [
    { name: t`Rent of ${month}`, value: <MoneyText amount={paise(payment.rvl)} /> },
    { sign: '×', name: t`platform’s share, ${base}`, value: share },
    {
      sign: '×',
      name: step.paid_below_bp > 0 ? t`your ${rate} less ${below} paid below` : t`your rate`,
      value: difference,
    },
    {
      sign: '=',
      name: t`your commission`,
      value: <MoneyText amount={paise(step.amount ?? 0)} format="plain" />,
    },
  ];
  return (
    <div className={classes.equation}>
      {parts.map(({ sign, name, value }) => (
        <Fragment key={name}>
          {sign && <span className={classes.sign}>{sign}</span>}
          <span className={classes.part}>
            <strong>{value}</strong>
            <span>{name}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

/** A month posts what an earlier one paid once more where that was put right: taken back, and posted anew. */
function Correction({ payment: { kind, credit_reason: reason } }: { payment: Payment }) {
  const { t } = useLingui();
  if (kind === 'regular' || kind === 'late') return null;
  const title =
    kind === 'reversal'
      ? t`Taken back: this was paid before`
      : t`Posted again: it was credited to another person`;
  return (
    <Alert color="yellow" variant="light" title={title} style={{ overflowWrap: 'anywhere' }}>
      {reason ? (
        <Trans>Our team’s reason: {reason}</Trans>
      ) : (
        <Trans>The rent, or whom it is credited to, was put right after the month had closed.</Trans>
      )}
    </Alert>
  );
}

const lastBelow = ({ steps }: Payment) => percent(steps.at(-1)?.paid_below_bp ?? 0);
const lastLevel = ({ steps }: Payment) => steps.at(-1)?.paid_below_level ?? 0;

type StepTableProps = {
  payment: Pick<Payment, 'steps' | 'base'>;
  /** Whose step is marked. */
  own: string | null;
  isOfOther: boolean;
};

/** A single level is no table: where it is the reader's own, it is computed above already. */
export function StepTable({ payment, own, isOfOther }: StepTableProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const isOwn = ({ affiliate_id: id }: Step) => id === own;
  const [first, ...more] = payment.steps;
  if (!first) return null;
  const isSaid =
    isOwn(first) && !isOfOther && first.reason === null && first.amount !== null && !first.is_held;
  if (more.length === 0 && isSaid) return null;
  if (more.length === 0 || isPhone) {
    return (
      <ul className={classes.steps} aria-label={t`The way of this rent`}>
        {payment.steps.map((step) => (
          <li key={step.level} className={classes.step} aria-current={isOwn(step) || undefined}>
            <div className={classes.who}>
              <Person step={step} base={payment.base} isOwn={isOwn(step)} isOfOther={isOfOther} />
              <StepRate step={step} />
            </div>
            <div className={classes.sum}>
              <Amount step={step} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <FactTable
      label={t`The way of this rent`}
      columns={[
        { key: 'level', label: t`Level`, align: 'right', isNarrow: true, cell: ({ level }) => level },
        {
          key: 'person',
          label: t`Person`,
          cell: (step) => (
            <Person step={step} base={payment.base} isOwn={isOwn(step)} isOfOther={isOfOther} />
          ),
        },
        { key: 'amount', label: t`Amount`, align: 'right', cell: (step) => <Amount step={step} /> },
        { key: 'rate', label: t`Rate`, align: 'right', cell: ({ rate_bp: rate }) => percent(rate) },
        {
          key: 'below',
          label: t`Paid below`,
          align: 'right',
          cell: ({ paid_below_bp: below }) => percent(below),
        },
      ]}
      rows={payment.steps}
      rowKey={({ level }) => level}
      minWidth={440}
      isCurrent={isOwn}
    />
  );
}

/** What the columns of a desk say, in a line. */
function StepRate({ step: { level, rate_bp: rate, paid_below_bp: below } }: { step: Step }) {
  const [whole, paid] = [rate, below].map(percent);
  return (
    <Text size="xs" c="dimmed">
      {below > 0 ? (
        <Trans>
          level {level} · {whole}, less {paid} paid below
        </Trans>
      ) : (
        <Trans>
          level {level} · {whole}
        </Trans>
      )}
    </Text>
  );
}

type PersonProps = { step: Step; base: number; isOwn: boolean; isOfOther: boolean };

function Person({ step, base, isOwn, isOfOther }: PersonProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Text size="sm" fw="inherit">
        {isOwn && !isOfOther ? t`You` : step.full_name}
      </Text>
      {/* One’s own is computed above, in large type. */}
      {isOwn && isOfOther && step.reason === null && step.amount !== null && <Sum step={step} base={base} />}
      {step.reason && (
        <Text size="xs" c="dimmed">
          {i18n._(noLineSentence(step.reason, percent(step.paid_below_bp), step.paid_below_level))}
        </Text>
      )}
    </>
  );
}

function Amount({ step: { amount, is_held: isHeld } }: { step: Step }) {
  const { t } = useLingui();
  return (
    <>
      {amount === null ? (
        <Text component="span" size="xs" c="dimmed">{t`Only they see it`}</Text>
      ) : (
        <MoneyText amount={paise(amount)} format="plain" />
      )}
      {isHeld && <Badge color="yellow">{t`Held`}</Badge>}
    </>
  );
}

/** The sum as the plan writes it: what the base pays at the own rate, less what it pays at the rate below. */
function Sum({ step, base }: { step: Step; base: number }) {
  const whole = formatRupeesAndPaise(paise(base));
  const [rate, below] = [percent(step.rate_bp), percent(step.paid_below_bp)];
  const amount = formatRupeesAndPaise(paise(step.amount ?? 0));
  return (
    <Text size="xs" c="dimmed">
      {step.paid_below_bp === 0 ? (
        <Trans>
          {rate} of {whole} is {amount}.
        </Trans>
      ) : (
        <Trans>
          {rate} of {whole} less {below} of it, which is paid below: {amount}.
        </Trans>
      )}
    </Text>
  );
}

function Rate({ explanation: { person }, isOfOther }: Required<WhyAmountProps>) {
  const title = useId();
  const qualifying = formatRupees(paise(person.qualifying));
  const rate = percent(person.rate_bp);
  const { rank } = person;
  return (
    <section aria-labelledby={title}>
      <Title order={3} size="h5" id={title} mb={4}>
        {isOfOther ? <Trans>Rank and rate</Trans> : <Trans>Your rate</Trans>}
      </Title>
      <Text size="sm">
        {isOfOther ? (
          <Trans>
            {rank}, {rate}: the qualifying volume is {qualifying}.
          </Trans>
        ) : (
          <Trans>
            {rank}, {rate}: your qualifying volume is {qualifying}.
          </Trans>
        )}
      </Text>
    </section>
  );
}
