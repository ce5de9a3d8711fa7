// For companies that house their people: what the catalogue does for them, and whom to ask.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/corporates-narrow.avif';
import plain from '../marketing/photos/corporates-narrow.webp';
import wide from '../marketing/photos/corporates-wide.avif';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/corporates';

const facts: PageFacts = {
  path: '/corporates',
  title: msg`Homes for companies`,
  description: msg`Homes for employees who relocate, for project teams and for company leases, with the full cost shown and filtered by who may rent.`,
  service: msg`Corporate housing search`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function Corporates() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Tell us what you need` };
  return (
    <>
      <Hero
        title={t`Homes for the people you move`}
        lead={t`Find homes whose owners rent to companies, with rent, deposit and notice known before anyone travels.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`What do you need?`}
            intro={t`Tell us how many homes, where and from when. We’ll reply with homes that fit.`}
            kind="corporates"
            withCompany
            questions={[t`How many homes`, t`From when`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`What companies use it for`}>
          <Cards
            items={[
              {
                title: t`A new colleague in a new city`,
                text: t`Choose the city and the budget; the list shows homes available by the day they arrive.`,
              },
              {
                title: t`A team on a project`,
                text: t`Filter for furnished homes with several bedrooms near each other, and visit by video.`,
              },
              {
                title: t`A lease in the company’s name`,
                text: t`Owners say whom they rent to. Filter for homes that accept companies.`,
                link: { to: '/properties?preferred_tenant=company', label: t`See homes for companies` },
              },
              {
                title: t`A home that stays managed`,
                text: t`For homes we manage, you have one contact for rent, repairs and the agreement.`,
                link: { to: '/property-management', label: t`Property management` },
              },
            ]}
          />
        </Section>
        <Section title={t`How it works`}>
          <Steps
            items={[
              { title: t`Set your filters`, text: t`City, rent, size, furnishing and the day of arrival.` },
              {
                title: t`Shortlist together`,
                text: t`Send the link of a search, and your colleague sees the same list.`,
              },
              {
                title: t`Visit and apply`,
                text: t`Visits in person or by video; one application with who moves in and when.`,
              },
            ]}
          />
        </Section>
      </Beside>
    </>
  );
}
