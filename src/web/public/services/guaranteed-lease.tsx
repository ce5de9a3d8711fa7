// Guaranteed lease: what it is, and what it has to bring to be better than letting by oneself.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { compareLease } from '../../../domain/income-estimates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { moneyFont } from '../../ui/money-font.ts';
import { EstimateForm, Sums } from '../marketing/estimate-form.tsx';
import { readEstimate } from '../marketing/estimate-input.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Hero, Questions, Section } from '../marketing/parts.tsx';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import { GuaranteedDrawing } from '../marketing/service-drawings.tsx';
import type { Route } from './+types/guaranteed-lease';

const facts: PageFacts = {
  path: '/guaranteed-lease',
  title: msg`Guaranteed lease`,
  description: msg`One agreed rent every month, with a tenant or without. Compare it with letting by yourself, empty months and brokerage included.`,
  service: msg`Guaranteed lease`,
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  fixedPage(context, { input: readEstimate(new URL(request.url).searchParams) });
export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function GuaranteedLease() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask for an offer` };
  return (
    <>
      <Hero
        title={t`The same rent in every month`}
        lead={t`With a guaranteed lease you and the office agree one rent for the whole lease. It is paid in months with a tenant and in months without.`}
        step={step}
        drawing={<GuaranteedDrawing />}
      />
      <Comparison />
      <Section title={t`What changes, and what does not`}>
        <Cards
          items={[
            {
              title: t`The gap is ours`,
              text: t`Between two tenants the agreed rent goes on; finding the next one is our work and our cost.`,
            },
            {
              title: t`The rent is lower`,
              text: t`A guarantee has its price: the agreed rent lies below what a tenant pays. The sum above shows from where it is worth it.`,
            },
            {
              title: t`The home stays yours`,
              text: t`You keep the ownership, the taxes on it and the say in larger repairs.`,
            },
          ]}
        />
      </Section>
      <Questions
        title={t`What owners ask`}
        items={[
          {
            title: t`How is the rent agreed?`,
            text: t`Home by home, after a review: by its locality, size, state and furnishing. There is no list of prices, and no figure on this page is an offer.`,
          },
          {
            title: t`For how long does it run?`,
            text: t`For the term of the lease that both sides sign, with its dates and notice written in it.`,
          },
        ]}
      />
      <RequestForm
        title={t`Ask for an offer`}
        intro={t`Tell us about the home; the offer costs nothing and binds nobody.`}
        kind="guaranteed_lease"
        topic={t`Guaranteed lease`}
        questions={[t`Size and furnishing`, t`Locality`, t`Rent you have in mind`]}
        submitLabel={t`Ask for an offer`}
      />
    </>
  );
}

function Comparison() {
  const { t } = useLingui();
  const { input } = useLoaderData<typeof loader>();
  return (
    <EstimateForm
      title={t`Compare a year`}
      path={facts.path}
      input={input}
      questions={[
        { name: 'rent', label: t`Rent a month, in rupees`, hint: t`What a tenant would pay, such as 30,000` },
        { name: 'empty', label: t`Months without a tenant`, hint: t`In one year, when you let by yourself` },
        { name: 'brokerage', label: t`Brokerage in days of rent`, hint: t`For finding the next tenant` },
        {
          name: 'guaranteed',
          label: t`Guaranteed rent a month`,
          hint: t`If you have an offer; otherwise leave it empty`,
        },
      ]}
    >
      <ComparisonSums />
    </EstimateForm>
  );
}

function ComparisonSums() {
  const { t } = useLingui();
  const { input } = useLoaderData<typeof loader>();
  if (!input.values) {
    return (
      <p>
        <Trans>
          Enter the rent: the sum shows which guaranteed rent comes to as much as letting by yourself.
        </Trans>
      </p>
    );
  }
  const { rent, empty, brokerage, guaranteed } = input.values;
  const year = compareLease({ monthlyRent: rent, emptyMonths: empty, brokerageDays: brokerage }, guaranteed);
  const selfLet = [
    { label: t`Rent, letting by yourself`, amount: year.rent },
    { label: t`Brokerage`, amount: year.brokerage },
    { label: t`A year by yourself`, amount: year.selfLet },
  ];
  const lines =
    year.guaranteed === null
      ? selfLet
      : [...selfLet, { label: t`A year guaranteed`, amount: year.guaranteed }];
  const even = formatRupees(year.evenAt);
  return (
    <>
      <Sums caption={t`An estimate for one year, before tax and repairs.`} lines={lines} />
      <p>
        <Trans>From {even} a month, guaranteed brings as much.</Trans>{' '}
        <Verdict difference={year.difference} />
      </p>
    </>
  );
}

function Verdict({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  const amount = formatRupees(paise(Math.abs(difference)));
  if (difference === 0) return <Trans>This offer brings exactly as much.</Trans>;
  return difference > 0 ? (
    <Trans>This offer brings {amount} more in a year.</Trans>
  ) : (
    <Trans>This offer brings {amount} less in a year, for a rent that does not stop.</Trans>
  );
}
