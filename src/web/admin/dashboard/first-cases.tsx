// The first cases of whoever has one kind of them: the oldest enquiries, or the people who are owed most.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { enquiryKindLabels } from '../../components/enquiries/enquiry-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { blockLabels } from '../payouts/payout-labels.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';
import classes from './waiting-work.module.css';

const MOST = 5;

export default function FirstCases() {
  const may = useMay();
  return (
    <>
      {may('enquiries.answer') && <Enquiries />}
      {may('payouts.createBatch') && <Owed />}
    </>
  );
}

function Enquiries() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.enquiries.list.queryOptions({ input: { sort: 'oldest', limit: MOST }, staleTime: 0 }),
  );
  const cases = list.data?.items.map(({ id, name, kind, topic, message, created_at: at }) => ({
    id,
    to: tabAddress('enquiries', { enquiry: id }),
    name,
    says: [i18n._(enquiryKindLabels[kind]), topic, message].filter(Boolean).join(' · '),
    end: formatDate(dateInIndia(at)),
  }));
  return <Cases title={t`The oldest enquiries`} cases={cases} />;
}

function Owed() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.payouts.candidates.queryOptions({ input: { sort: 'most', limit: MOST }, staleTime: 0 }),
  );
  const cases = list.data?.items.map(({ affiliate_id: id, full_name: name, amount, block }) => ({
    id,
    to: tabAddress('payouts', { q: id }),
    name,
    says: block === null ? t`To be paid` : i18n._(blockLabels[block]),
    end: <MoneyText amount={paise(amount)} format="plain" />,
  }));
  return <Cases title={t`Owed most`} cases={cases} />;
}

type Case = { id: string; to: string; name: string; says: string; end: ReactNode };

/** Nothing until they are here: what waits is said above. */
function Cases({ title, cases = [] }: { title: string; cases: readonly Case[] | undefined }) {
  if (cases.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <ul className={classes.list} data-single>
        {cases.map(({ id, to, name, says, end }) => (
          <li key={id} className={classes.item}>
            <div className={classes.words}>
              <Anchor component={Link} to={to} size="sm" fw={600}>
                {name}
              </Anchor>
              <Text size="xs" c="dimmed" lineClamp={1}>
                {says}
              </Text>
            </div>
            <Text size="sm" component="span" className={classes.act}>
              {end}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
