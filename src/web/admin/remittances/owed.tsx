// Whom we owe what, by when, and what keeps us from paying it.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RemittanceCandidate } from '../../../contract/remittances.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { ClearDialog } from '../payouts/clear-dialog.tsx';
import { ConfirmAccountDialog } from '../payouts/confirm-account-dialog.tsx';
import { DraftButton } from '../payouts/draft-button.tsx';
import { NextBatch } from '../payouts/next-batch.tsx';
import { PayeeDialog } from '../payouts/payee-dialog.tsx';
import { blockLabels, payeeLabels } from '../payouts/payout-labels.ts';
import { RemindButton } from '../payouts/remind-button.tsx';
import { Section } from '../payouts/section.tsx';
import { useMay } from '../shell/use-may.ts';
import { isDue } from './due.ts';
import { StatementDialog } from './statement-dialog.tsx';

const failure = msg`The amounts owed could not be loaded`;
type Chosen = { what: 'statement' | 'confirm' | 'clear' | 'payee'; of: RemittanceCandidate };

/** Whose account it is: the owner's company where that is paid. */
const payeeOf = ({ organisation_id: company, user_id: person }: RemittanceCandidate) => company ?? person;

export function Owed() {
  const { t } = useLingui();
  const may = useMay();
  const { api, queries } = useApi();
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  const list = useInfiniteQuery(
    queries.remittances.candidates.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  const toPay = list.data?.pages[0]?.to_pay;
  const amount = formatRupeesAndPaise(paise(toPay?.amount ?? 0));
  return (
    <Section
      title={t`Owed to owners and tenants`}
      actions={
        may('remittances.createBatch') && (
          <DraftButton
            create={api.remittances.createBatch}
            toPay={toPay}
            note={t`We first add fees and guaranteed rent due since last night, so the total can change.`}
          />
        )
      }
    >
      {toPay && (
        <Text size="sm">
          <Plural
            value={toPay.people}
            _0="No one can be paid now."
            one={`Next batch: # person, ${amount}, less today’s fees.`}
            other={`Next batch: # people, ${amount}, less today’s fees.`}
          />
        </Text>
      )}
      <DataList
        name="remittances"
        label={t`Owed to owners and tenants`}
        query={list}
        failure={failure}
        empty={t`Nothing is owed to anyone.`}
        columns={useOwedColumns(setChosen)}
        rowKey={(one) => one.settlement_id ?? payeeOf(one)}
        minWidth={860}
      />
      {chosen?.what === 'statement' && (
        <StatementDialog userId={chosen.of.user_id} name={chosen.of.full_name} onClose={close} />
      )}
      {chosen?.what === 'confirm' && (
        <ConfirmAccountDialog userId={payeeOf(chosen.of)} name={chosen.of.full_name} onClose={close} />
      )}
      {chosen?.what === 'clear' && (
        <ClearDialog candidate={{ ...chosen.of, user_id: payeeOf(chosen.of) }} onClose={close} />
      )}
      {chosen?.what === 'payee' && (
        <PayeeDialog userId={payeeOf(chosen.of)} name={chosen.of.full_name} onClose={close} />
      )}
    </Section>
  );
}

function useOwedColumns(onChoose: (chosen: Chosen) => void): Column<RemittanceCandidate>[] {
  const { t, i18n } = useLingui();
  const wordOf = ({ block }: RemittanceCandidate) =>
    block === null ? t`To be paid` : i18n._(blockLabels[block]);
  return [
    {
      key: 'payee',
      label: t`Payee`,
      isHeader: true,
      maxWidth: 280,
      cell: ({ full_name: name, payee_kind: kind, organisation_id: company, homes }) => (
        <CellLines
          isStrong
          main={name}
          detail={`${company ? t`Owner’s company` : i18n._(payeeLabels[kind])} · ${homes.join(', ')}`}
        />
      ),
      csv: ({ full_name: name }) => name,
    },
    { ...moneyColumn('amount', t`Owed`), isInLine: true },
    {
      key: 'by',
      label: t`Pay by`,
      isInLine: true,
      isNarrow: true,
      cell: ({ pay_by: by }) =>
        by ? (
          <Text span inherit {...(isDue(by, clock.today()) && { c: 'var(--mantine-color-error)', fw: 600 })}>
            {formatDate(by)}
          </Text>
        ) : (
          '–'
        ),
      csv: ({ pay_by: by }) => by,
    },
    {
      key: 'account',
      label: t`Account`,
      cell: ({ account, ifsc }) => <CellLines main={account ?? '–'} detail={ifsc} />,
    },
    {
      key: 'next',
      label: t`Next batch`,
      isInLine: true,
      maxWidth: 220,
      cell: (one) => <NextBatch of={one} word={wordOf(one)} />,
      csv: wordOf,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (one) => <Actions of={one} onChoose={onChoose} />,
    },
  ];
}

function Actions({ of, onChoose }: { of: RemittanceCandidate; onChoose: (chosen: Chosen) => void }) {
  const { t } = useLingui();
  const { full_name: name, block, payee_kind: kind } = of;
  const may = useMay();
  const choose = (what: Chosen['what']) => () => onChoose({ what, of });
  return (
    <RowActions of={name}>
      {kind === 'owner' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Statement of ${name}`}
          onClick={choose('statement')}
        >
          <Trans>Statement</Trans>
        </Button>
      )}
      {of.organisation_id && may('payees.get') && (
        <Button size="xs" variant="default" aria-label={t`Bank details of ${name}`} onClick={choose('payee')}>
          <Trans>Bank details</Trans>
        </Button>
      )}
      {block === 'no-account' && may('payees.remind') && (
        <RemindButton userId={payeeOf(of)} name={name} what="account" />
      )}
      {block === 'account-unconfirmed' && may('payees.confirmAccount') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Confirm account of ${name}`}
          onClick={choose('confirm')}
        >
          <Trans>Confirm account</Trans>
        </Button>
      )}
      {block === 'returned' && may('payouts.clearReturn') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Clear account of ${name}`}
          onClick={choose('clear')}
        >
          <Trans>Clear account</Trans>
        </Button>
      )}
    </RowActions>
  );
}
