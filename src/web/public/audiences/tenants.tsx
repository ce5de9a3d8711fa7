// For people who look for a home: what it costs to move in, how asking goes, and how one's data is kept.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData } from 'react-router';
import { apiContext } from '../../lib/api-context.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { moneyFont } from '../../ui/money-font.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Closing, Figures, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/tenants-narrow.avif';
import plain from '../marketing/photos/tenants-narrow.webp';
import wide from '../marketing/photos/tenants-wide.avif';
import type { Route } from './+types/tenants';
import { MoveInExample } from './move-in-example.tsx';

const facts: PageFacts = {
  path: '/tenants',
  title: msg`Rent a home`,
  description: msg`See the full cost to move in before you visit, ask for a visit by day and hour, apply once and follow the answer step by step.`,
  service: msg`Search for rented homes`,
};

export async function loader({ context }: Route.LoaderArgs) {
  const { homes, verified, localities } = await context.get(apiContext).properties.home();
  const { origin } = context.get(pageSettingsContext);
  return data({ origin, homes, verified, localities }, { headers: { 'X-Page-Tags': 'catalogue' } });
}
export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function Tenants() {
  const { t } = useLingui();
  const { homes, verified, localities } = useLoaderData<typeof loader>();
  const step = { to: '/properties', label: t`Find a home` };
  return (
    <>
      <Hero
        title={t`Know the full cost before you visit`}
        lead={t`See rent, deposit, maintenance and brokerage itemised on every listing, with the total you need on day one.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Section title={t`Today on Kiraya`}>
        <Figures
          items={[
            { label: t`homes available`, value: homes },
            { label: t`of them verified`, value: verified },
            { label: t`localities with homes`, value: localities },
          ]}
        />
      </Section>
      <MoveInExample />
      <Reasons />
      <FromSearchToKey />
      <TenantsAsk />
      <Closing title={t`Start with the city and what you can spend.`} step={step} />
    </>
  );
}

function Reasons() {
  const { t } = useLingui();
  return (
    <Section title={t`What is different here`}>
      <Cards
        items={[
          {
            title: t`Rents you can compare`,
            text: t`Each home shows how its rent compares with others of the same size in its locality or city.`,
          },
          {
            title: t`Listings that are really available`,
            text: t`Owners renew their listings. A home that is rented out says so and shows similar homes.`,
          },
          {
            title: t`Your number is yours`,
            text: t`Owners and agents see your contact details only after they accept your visit or application.`,
          },
          {
            title: t`Your shortlist remembers`,
            text: t`Shortlist homes with your own notes, and see when the rent drops or the home is rented out.`,
            link: { to: '/shortlisted', label: t`My shortlist` },
          },
        ]}
      />
    </Section>
  );
}

function FromSearchToKey() {
  const { t } = useLingui();
  return (
    <Section title={t`How it works`}>
      <Steps
        items={[
          {
            title: t`Filter`,
            text: t`City, locality, rent, size, furnishing, pets and more. Misspelt names are understood.`,
          },
          {
            title: t`Visit`,
            text: t`Ask for a day and an hour, in person or by video. Either of you can reschedule.`,
          },
          {
            title: t`Apply`,
            text: t`Tell the owner who moves in and when. Follow the answer step by step; withdraw any time.`,
          },
          { title: t`Move in`, text: t`You pay the costs you saw on the listing.` },
        ]}
      />
    </Section>
  );
}

function TenantsAsk() {
  const { t } = useLingui();
  return (
    <Questions
      title={t`What tenants ask`}
      items={[
        {
          title: t`Do I pay Kiraya anything?`,
          text: t`No. Searching, visits and applications are free. If a home has brokerage, its page shows how many days of rent.`,
        },
        {
          title: t`What does verified mean?`,
          text: t`That our team checked the listing, saw an ownership document or compared the photos on site. The home’s page says which of these, how, when and until when. It does not guarantee the condition of the home on the day you visit.`,
        },
        {
          title: t`Something about a listing is wrong. What now?`,
          text: t`Withdraw your request and tell us which home it is. We check it and take down what is not true.`,
        },
      ]}
    />
  );
}
