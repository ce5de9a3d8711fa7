// For owners: what renting out here is like, with and without managed rental, and what a managed year would bring.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { managedIncome } from '../../../domain/income-estimates.ts';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { formatRupees, fromRupees, type Paise } from '../../../domain/money.ts';
import { moneyFont } from '../../ui/money-font.ts';
import { EstimateForm, Sums } from '../marketing/estimate-form.tsx';
import { readEstimate } from '../marketing/estimate-input.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Closing, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/property-owners-narrow.avif';
import plain from '../marketing/photos/property-owners-narrow.webp';
import wide from '../marketing/photos/property-owners-wide.avif';
import type { Route } from './+types/property-owners';

const facts: PageFacts = {
  path: '/property-owners',
  title: msg`Rent out your home`,
  description: msg`List your home yourself or hand it over for managed rental. What either costs, and what a managed year would bring you.`,
  service: msg`Rental listing and managed rental`,
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  fixedPage(context, { input: readEstimate(new URL(request.url).searchParams) });
export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function PropertyOwners() {
  const { t } = useLingui();
  const step = { to: '/submit-property', label: t`List your home` };
  return (
    <>
      <Hero
        title={t`Rent out your home and stay in the loop`}
        lead={t`List it in a few minutes. Visits and applications arrive in one place, and your number stays hidden until you accept someone.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <WaysToLet />
      <ManagedEstimate />
      <HowItGoes />
      <OwnersAsk />
      <Closing title={t`Start now, finish later: we save your draft as you type.`} step={step} />
    </>
  );
}

function WaysToLet() {
  const { t } = useLingui();
  return (
    <Section title={t`Three ways to rent out`}>
      <Cards
        items={[
          {
            title: t`You rent it out yourself`,
            text: t`Your listing, your tenant, your rules. You answer visits and applications, choose who moves in and agree the rent with them.`,
            link: { to: '/submit-property', label: t`List your home` },
          },
          {
            title: t`We manage it`,
            text: t`Photos, listing, visits, checks of the tenant, the agreement, the rent every month, and repairs with your consent. We charge ${DEFAULT_FEE_PERCENT}% of the rent, only when it’s paid.`,
            link: { to: '/submit-managed-rental', label: t`Let us manage it` },
          },
          {
            title: t`Through a broker`,
            text: t`A registered broker can hand over your home for you. We ask you first, and you see the review and every month’s rent in your own account.`,
            link: { to: '/brokers', label: t`How brokers work here` },
          },
        ]}
      />
    </Section>
  );
}

function ManagedEstimate() {
  const { t } = useLingui();
  const { input } = useLoaderData<typeof loader>();
  return (
    <EstimateForm
      title={t`Estimate your yearly income`}
      path={facts.path}
      input={input}
      questions={[
        { name: 'rent', label: t`Monthly rent, in rupees`, hint: t`What you ask today, such as 25,000` },
        { name: 'empty', label: t`Months without a tenant`, hint: t`In one year; between tenants` },
      ]}
    >
      <ManagedSums />
    </EstimateForm>
  );
}

function ManagedSums() {
  const { t } = useLingui();
  const { input } = useLoaderData<typeof loader>();
  const amount = formatRupees(EXAMPLE.rent);
  if (!input.values) {
    return (
      <>
        <p>
          <Trans>
            Enter the rent. The fee is {DEFAULT_FEE_PERCENT}% of what tenants pay; a month without a tenant
            costs nothing.
          </Trans>
        </p>
        <YearOf {...EXAMPLE} caption={t`Example: ${amount} a month, and one month without a tenant`} />
      </>
    );
  }
  const { rent, empty } = input.values;
  return (
    <YearOf
      rent={rent}
      empty={empty}
      caption={t`An estimate for one year, before tax and repairs; rent and fee are agreed after the review.`}
    />
  );
}

/** Of whoever has typed nothing yet. */
const EXAMPLE = { rent: fromRupees(25_000), empty: 1 };

type YearOfProps = { rent: Paise; empty: number; caption: string };

function YearOf({ rent, empty, caption }: YearOfProps) {
  const { t } = useLingui();
  const income = managedIncome(rent, empty);
  return (
    <Sums
      caption={caption}
      lines={[
        { label: t`Rent paid by tenants`, amount: income.rent },
        { label: t`Management fee, ${DEFAULT_FEE_PERCENT}%`, amount: income.fee },
        { label: t`You receive`, amount: income.kept },
      ]}
    />
  );
}

function HowItGoes() {
  const { t } = useLingui();
  return (
    <Section title={t`How managed rental works`}>
      <Steps
        items={[
          {
            title: t`Tell us about your home`,
            text: t`Address, size, rent and deposit you have in mind. It costs nothing.`,
          },
          {
            title: t`We review`,
            text: t`We agree rent, deposit and lease dates with you. Only then are they fixed.`,
          },
          { title: t`A tenant moves in`, text: t`With checks done and an agreement signed.` },
          {
            title: t`Each month is recorded`,
            text: t`You see every month as pending or paid, for as long as the lease runs.`,
          },
        ]}
      />
    </Section>
  );
}

function OwnersAsk() {
  const { t } = useLingui();
  return (
    <Questions
      title={t`What owners ask`}
      items={[
        {
          title: t`Who sees my address and number?`,
          text: t`No one, until you accept a visit or an application. Before that, people see the locality and the photos.`,
        },
        {
          title: t`What does a listing cost?`,
          text: t`Nothing. There is no fee for listing, for visits or for applications.`,
        },
        {
          title: t`What if the home is already rented out?`,
          text: t`Mark it as booked. Everyone still waiting for an answer gets a message, and the page says so. A listing you don’t renew for 60 days is paused after two reminders.`,
        },
      ]}
    />
  );
}
