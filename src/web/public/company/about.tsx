// What Kiraya is, what it holds today, counted, and what it promises.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData } from 'react-router';
import { apiContext } from '../../lib/api-context.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Closing, Figures, Hero, Section } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/about-narrow.avif';
import plain from '../marketing/photos/about-narrow.webp';
import wide from '../marketing/photos/about-wide.avif';
import type { Route } from './+types/about';

const facts: PageFacts = {
  path: '/about',
  title: msg`About Kiraya`,
  description: msg`Kiraya is a marketplace for rental homes in India: every cost upfront, contacts private until both sides agree, and every amount explained.`,
  type: 'AboutPage',
};

export async function loader({ context }: Route.LoaderArgs) {
  const { homes, verified, localities, cities } = await context.get(apiContext).properties.home();
  const { origin } = context.get(pageSettingsContext);
  const figures = { homes, verified, localities, cities: cities.length };
  return data({ origin, figures }, { headers: { 'X-Page-Tags': 'catalogue' } });
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function About() {
  const { t } = useLingui();
  const { figures } = useLoaderData<typeof loader>();
  const step = { to: '/properties', label: t`Find a home` };
  return (
    <>
      <Hero
        title={t`Renting, with nothing hidden`}
        lead={t`Kiraya means rent. We build the place where tenants, owners and brokers see the same facts.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Section
        title={t`Kiraya today`}
        intro={t`Counted when this page was made, from homes that can be rented now.`}
      >
        <Figures
          items={[
            { label: t`homes available`, value: figures.homes },
            { label: t`of them verified`, value: figures.verified },
            { label: t`localities with homes`, value: figures.localities },
          ]}
        />
      </Section>
      <Section title={t`What we hold to`}>
        <Cards
          items={[
            {
              title: t`Every cost first`,
              text: t`Rent, maintenance, deposit and brokerage are itemised on the page before anyone visits.`,
            },
            {
              title: t`Contacts by consent`,
              text: t`Numbers and exact addresses are shown when both sides agree, and not before.`,
            },
            {
              title: t`Numbers explain themselves`,
              text: t`Open any commission, fee or share to see how it was calculated, to the paisa.`,
            },
            {
              title: t`No earning by recruiting`,
              text: t`The affiliate programme pays from rent that was really paid. Joining is free, and no one earns from sign-ups alone.`,
            },
            {
              title: t`Your data is yours`,
              text: t`It is used for what you came for. You may see it, correct it and have it deleted.`,
              link: { to: '/privacy-policy', label: t`Privacy policy` },
            },
            {
              title: t`For every phone`,
              text: t`Pages can be read on slow lines and small screens, by keyboard, and without scripts.`,
            },
          ]}
        />
      </Section>
      <Closing title={t`See for yourself.`} step={step} />
    </>
  );
}
