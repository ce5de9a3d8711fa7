// What a closed month posted for one affiliate, kind by kind, with the tax and the transfer that paid it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Statement } from '../../../contract/commissions.ts';
import { taxRuleParts } from '../../../domain/commission/tds.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { FactTable } from '../../ui/fact-table.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { postingNames } from './commission-sentences.ts';
import classes from './statement-sums.module.css';

type StatementSumsProps = {
  statement: Statement;
  /** What is owed now, where it stands above in large type: the same sum is not said twice. */
  owed?: number | undefined;
  /** Below the sum. */
  children?: ReactNode;
};

export function StatementSums({ statement, owed, children }: StatementSumsProps) {
  const month = formatMonth(statement.month);
  const isHeld = statement.postings.some(({ held }) => held !== 0);
  return (
    <div className={classes.parts}>
      <div>
        {statement.net === owed ? (
          <Text size="sm">
            <Trans>Your balance is the commission of {month} after tax.</Trans>
          </Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              <Trans>Net for the month</Trans>
            </Text>
            <Text component="p" m={0} fz={28} fw={700} lh={1.2}>
              {money(statement.net)}
            </Text>
          </>
        )}
        <Payout payout={statement.payout} net={statement.net} />
        {children}
      </div>
      {isHeld ? <SumsAndHeld statement={statement} /> : <Sums statement={statement} />}
    </div>
  );
}

/** Of most months: nothing is held, so that each posting has one amount. */
function Sums({ statement }: { statement: Statement }) {
  const { t } = useLingui();
  return (
    <dl className={classes.sums} aria-label={t`Sums of the statement`}>
      {statement.postings.map(({ kind, payable }) => (
        <div key={kind}>
          <dt>
            <Posting kind={kind} statement={statement} />
          </dt>
          <dd>{money(payable)}</dd>
        </div>
      ))}
    </dl>
  );
}

function SumsAndHeld({ statement }: { statement: Statement }) {
  const { t } = useLingui();
  return (
    <FactTable
      label={t`Sums of the statement`}
      columns={[
        {
          key: 'posting',
          label: t`Posting`,
          isHeader: true,
          cell: ({ kind }) => <Posting kind={kind} statement={statement} />,
          foot: t`Net for the month`,
        },
        {
          key: 'payable',
          label: t`To your balance`,
          align: 'right',
          cell: ({ payable }) => money(payable),
          foot: money(statement.net),
        },
        {
          key: 'held',
          label: t`Held`,
          align: 'right',
          cell: ({ held }) => money(held),
          foot: money(statement.postings.reduce((sum, { held }) => sum + held, 0)),
        },
      ]}
      rows={statement.postings}
      rowKey={({ kind }) => kind}
      minWidth={340}
    />
  );
}

const money = (amount: number) => <MoneyText amount={paise(amount)} format="plain" />;

type PostingProps = { kind: Statement['postings'][number]['kind']; statement: Statement };

function Posting({ kind, statement: { adjustments, tax_rule: rule, tax_before: before } }: PostingProps) {
  const { i18n } = useLingui();
  const earlier = formatRupeesAndPaise(paise(before));
  const posted = rule && taxRuleParts(rule);
  return (
    <>
      {i18n._(postingNames[kind])}
      {kind === 'adjustment' && <Adjustments adjustments={adjustments} />}
      {kind === 'late' && (
        <Text size="xs" c="dimmed">
          <Trans>Paid after those months closed.</Trans>
        </Text>
      )}
      {kind === 'tax' && rule && (
        <Text size="xs" c="dimmed">
          {posted ? <TaxRule rate={posted.rate} total={posted.total} /> : rule}
          {before > 0 && (
            <>
              {' '}
              <Trans>of the financial year so far, less {earlier} deducted in months before</Trans>
            </>
          )}
        </Text>
      )}
    </>
  );
}

/** The posted rule in the reader's language; its section of the law stands in the files. */
function TaxRule({ rate, total: exact }: { rate: string; total: string }) {
  const total = exact.replace(/\.00$/, '');
  return (
    <Trans>
      {rate}% of {total}
    </Trans>
  );
}

/** Each with its month and the office's reason. */
function Adjustments({ adjustments }: Pick<Statement, 'adjustments'>) {
  const { t } = useLingui();
  return adjustments.map(({ origin_month, amount, reason }, i) => {
    const [sum, month] = [formatRupeesAndPaise(paise(amount)), formatMonth(origin_month)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list of a closed month never changes
      <Text key={i} size="xs" c="dimmed">
        {t`${sum} for ${month}: ${reason}`}
      </Text>
    );
  });
}

function Payout({ payout, net }: Pick<Statement, 'payout' | 'net'>): ReactNode {
  const { t } = useLingui();
  if (!payout) {
    if (net <= 0) return null;
    return (
      <Text size="sm" c="dimmed">
        <Trans>Not paid out yet. It comes with the next payout.</Trans>
      </Text>
    );
  }
  const { code, reference } = payout;
  const day = payout.paid_on ? formatDate(payout.paid_on) : '';
  const amount = formatRupeesAndPaise(paise(payout.amount));
  return (
    <Text component="div" size="sm">
      {payout.state === 'paid' ? (
        <Trans>
          Paid out on {day} with transfer {code} of {amount}, bank reference {reference}.
        </Trans>
      ) : (
        <Trans>
          In transfer {code} of {amount}, on its way to your bank.
        </Trans>
      )}{' '}
      {payout.state === 'pending' && <Badge color="blue">{t`On its way`}</Badge>}
    </Text>
  );
}
