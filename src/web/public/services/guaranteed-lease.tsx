// Guaranteed lease: what it is, how it is ordered, and what it has to bring to be better than renting out by oneself.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { GUARANTEED_MONTHS_MAX, GUARANTEED_MONTHS_MIN } from '../../../domain/guaranteed-leases.ts';
import { compareLease } from '../../../domain/income-estimates.ts';
import { formatRupees, fromRupees, paise } from '../../../domain/money.ts';
import { moneyFont } from '../../ui/money-font.ts';
import { EstimateForm, Sums } from '../marketing/estimate-form.tsx';
import { readEstimate } from '../marketing/estimate-input.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/guaranteed-lease-narrow.avif';
import plain from '../marketing/photos/guaranteed-lease-narrow.webp';
import wide from '../marketing/photos/guaranteed-lease-wide.avif';
import { RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/guaranteed-lease';
import { YearBars } from './year-bars.tsx';

const facts: PageFacts = {
  path: '/guaranteed-lease',
  title: msg`Guaranteed lease`,
  description: msg`One agreed rent every month, with a tenant or without. Compare it with renting out yourself, empty months and brokerage included.`,
  service: msg`Guaranteed lease`,
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  fixedPage(context, { input: readEstimate(new URL(request.url).searchParams) });
export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function GuaranteedLease() {
  const { t } = useLingui();
  const step = { to: '/portal/guaranteed-leases?order=new', label: t`Ask for an offer` };
  return (
    <>
      <Hero
        title={t`Assured rent, every month`}
        lead={t`You and Kiraya agree one rent for a number of months. We pay it every month, with a tenant or without.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Comparison />
      <Beside
        form={
          <RequestForm
            title={t`Ask us first`}
            intro={t`You can ask for an offer at the top of this page. Questions before that? Write to us.`}
            kind="guaranteed_lease"
            topic={t`Guaranteed lease`}
            questions={[t`Locality`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`How it works`}>
          <Steps
            items={[
              {
                title: t`You ask for an offer`,
                text: t`For a home you list with us, one we manage already, or another one by its address.`,
              },
              {
                title: t`We visit the home`,
                text: t`We look at its locality, size, condition and furnishing, and tell you yes or no.`,
              },
              {
                title: t`You read our offer`,
                text: t`It names the rent, the months, when you’re paid and every condition. You accept it with your name or decline it; without an answer it expires.`,
              },
              {
                title: t`You’re paid each month`,
                text: t`By the day of the next month that the offer names, with a statement, whether a tenant paid or not.`,
              },
            ]}
          />
        </Section>
        <Section title={t`What changes, and what doesn’t`}>
          <Cards
            items={[
              {
                title: t`We cover vacant months`,
                text: t`Between tenants you keep getting the agreed rent. Finding the next tenant is on us.`,
              },
              {
                title: t`The rent is lower`,
                text: t`A guarantee has its price. The agreed rent is never more than what we expect a tenant to pay, and what a tenant pays beyond it is ours. There is no fee on top.`,
              },
              {
                title: t`The home stays yours`,
                text: t`You keep the ownership and pay the taxes on it. Repairs come off your rent only if you approved their cost.`,
              },
            ]}
          />
        </Section>
        <OwnersAsk />
      </Beside>
    </>
  );
}

function OwnersAsk() {
  const { t } = useLingui();
  return (
    <Questions
      title={t`What owners ask`}
      items={[
        {
          title: t`How is the rent agreed?`,
          text: t`Home by home, after our visit. There is no list of prices, and no figure on this page is an offer.`,
        },
        {
          title: t`How long does it run?`,
          text: t`From ${GUARANTEED_MONTHS_MIN} to ${GUARANTEED_MONTHS_MAX} whole months, as the offer says.`,
        },
        {
          title: t`Can it end earlier?`,
          text: t`Yes, by notice from you or from us. It then ends with the last day of the second month after the month of the notice.`,
        },
        {
          title: t`What comes after the last month?`,
          text: t`The home stays in our management for the fee named in the offer, until you end it. You then get the rent that tenants pay, less that fee.`,
        },
      ]}
    />
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
        { name: 'rent', label: t`Monthly rent, in rupees`, hint: t`What a tenant would pay, such as 30,000` },
        { name: 'empty', label: t`Months without a tenant`, hint: t`In a year, if you rent it out yourself` },
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
      <>
        <p>
          <Trans>
            Enter your rent to see the guaranteed rent at which you break even. Below is an example at
            ₹30,000.
          </Trans>
        </p>
        <ExampleBars />
      </>
    );
  }
  const { rent, empty, brokerage, guaranteed } = input.values;
  const year = compareLease({ monthlyRent: rent, emptyMonths: empty, brokerageDays: brokerage }, guaranteed);
  const selfLet = [
    { label: t`Rent, renting out yourself`, amount: year.rent },
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
        <Trans>You break even at {even} a month guaranteed.</Trans> <Verdict difference={year.difference} />
      </p>
      <YearBars rent={rent} empty={empty} evenAt={year.evenAt} />
    </>
  );
}

const example = { monthlyRent: fromRupees(30_000), emptyMonths: 1, brokerageDays: 15 };
const { evenAt } = compareLease(example, null);

const ExampleBars = () => <YearBars rent={example.monthlyRent} empty={example.emptyMonths} evenAt={evenAt} />;

function Verdict({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  const amount = formatRupees(paise(Math.abs(difference)));
  if (difference === 0) return <Trans>This offer brings exactly as much.</Trans>;
  return difference > 0 ? (
    <Trans>This offer brings {amount} more in a year.</Trans>
  ) : (
    <Trans>This offer brings {amount} less in a year, for rent in every month.</Trans>
  );
}
