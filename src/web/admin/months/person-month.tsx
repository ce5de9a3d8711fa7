// One affiliate's month as an administrator asks for it: rank, why they get nothing, and each line with its reason.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionLine } from '../../../contract/commissions.ts';
import type { Month } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import type { ChosenAffiliate } from '../../components/affiliates/affiliate-select.tsx';
import { commissionFailures, monthReasonOfOther } from '../../components/commissions/commission-sentences.ts';
import { type ShownLine, useLineTable } from '../../components/commissions/line-table.tsx';
import { WhyAmount } from '../../components/commissions/why-amount.tsx';
import { WhyDialog } from '../../components/commissions/why-dialog.tsx';
import { DataList } from '../../components/list/data-list.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { PersonField } from './person-field.tsx';

const ROWS = 25;

export function PersonMonth({ month }: { month: Month }) {
  const [person, setPerson] = useState<ChosenAffiliate | null>(null);
  return (
    <Stack gap="sm" component="section" aria-labelledby="person-title">
      <Title order={3} size="h5" id="person-title">
        <Trans>One affiliate</Trans>
      </Title>
      <PersonField value={person} onChange={setPerson} />
      {person && <Answer key={person.affiliate_id} month={month} person={person} />}
    </Stack>
  );
}

type AnswerProps = { month: Month; person: ChosenAffiliate };

function Answer({ month, person }: AnswerProps) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const asked = { month, affiliate_id: person.affiliate_id };
  const answer = useQuery(queries.commissions.explain.queryOptions({ input: asked, staleTime: 0 }));
  if (answer.isPending) return <TableSkeleton rows={4} />;
  if (answer.isError) return <LoadError query={answer} otherwise={commissionFailures.explain} />;
  const { reason } = answer.data.person;
  return (
    <Stack gap="md">
      {reason && <Alert color="yellow">{i18n._(monthReasonOfOther(reason))}</Alert>}
      <WhyAmount explanation={answer.data} isOfOther />
      <PersonLines {...asked} />
    </Stack>
  );
}

type LinesProps = { month: Month; affiliate_id: string };

/** Each with its why; the person's page in the CRM shows them too. */
export function PersonLines(asked: LinesProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [why, setWhy] = useState<ShownLine>();
  const lines = useInfiniteQuery(
    queries.commissions.lines.infiniteOptions({
      input: (offset: number) => ({ ...asked, limit: ROWS, offset }),
      initialPageParam: 0,
      getNextPageParam: (last: { has_more: boolean }, pages: { items: CommissionLine[] }[]) =>
        last.has_more ? pages.length * ROWS : undefined,
      staleTime: 0,
    }),
  );
  const home = why?.property_name ?? t`A home`;
  const amount = formatRupeesAndPaise(paise(why?.amount ?? 0));
  return (
    <>
      <DataList
        query={lines}
        failure={commissionFailures.load}
        empty={t`No commission in this month`}
        name="commission-lines"
        {...useLineTable({ onWhy: setWhy })}
      />
      {why && (
        <WhyDialog
          title={t`Why ${amount} from ${home}`}
          query={queries.commissions.explain.queryOptions({
            input: { ...asked, payment_id: why.payment_id, ...(why.kind && { kind: why.kind }) },
            staleTime: 0,
          })}
          isOfOther
          onClose={() => setWhy(undefined)}
        />
      )}
    </>
  );
}
