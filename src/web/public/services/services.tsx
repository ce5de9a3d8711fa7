// All services on one page, each with its own page behind it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Section } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/services-narrow.avif';
import plain from '../marketing/photos/services-narrow.webp';
import wide from '../marketing/photos/services-wide.avif';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/services';

const facts: PageFacts = {
  path: '/services',
  title: msg`Services`,
  description: msg`Managed rental, guaranteed lease, tenant verification, furnished leasing, legal support and property management for homes in India.`,
  service: msg`Services for rented homes`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function Services() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask for a service` };
  return (
    <>
      <Hero
        title={t`Services around a rented home`}
        lead={t`Rent it out yourself with our help, or let us manage everything.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Tell us about the home`}
            intro={t`We’ll tell you what we can do and what it costs before we start.`}
            kind="services"
            topics={[
              t`Managed rental`,
              t`Guaranteed lease`,
              t`Tenant verification`,
              t`Property management`,
              t`Furnished leasing`,
              t`Legal support`,
            ]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`For owners`}>
          <Cards
            items={[
              {
                title: t`Managed rental`,
                text: t`We find the tenant and look after the home for ${DEFAULT_FEE_PERCENT}% of the rent, only when it’s paid.`,
                link: { to: '/property-owners', label: t`How managed rental works` },
              },
              {
                title: t`Guaranteed lease`,
                text: t`One agreed rent every month, with a tenant or without. Compare it with renting out yourself.`,
                link: { to: '/guaranteed-lease', label: t`Compare a guaranteed lease` },
              },
              {
                title: t`Tenant verification`,
                text: t`Identity, work and rental history of an applicant, checked before you sign.`,
                link: { to: '/tenant-verification', label: t`How a tenant is verified` },
              },
              {
                title: t`Property management`,
                text: t`Rent, repairs and the tenant’s requests in one place, while you live elsewhere.`,
                link: { to: '/property-management', label: t`What property management does` },
              },
              {
                title: t`Furnished leasing`,
                text: t`Who looks for furnished homes, what to list in the inventory, how wear is settled.`,
                link: { to: '/furnished-leasing', label: t`How furnished leasing differs` },
              },
              {
                title: t`Legal support`,
                text: t`Agreements, stamp duty, registration and notice, explained and prepared.`,
                link: { to: '/legal-support', label: t`What legal support covers` },
              },
            ]}
          />
        </Section>
        <Section title={t`For others`}>
          <Cards
            items={[
              {
                title: t`Tenants`,
                text: t`Search, visits and applications are free.`,
                link: { to: '/tenants', label: t`For tenants` },
              },
              {
                title: t`Companies`,
                text: t`Homes whose owners rent to companies.`,
                link: { to: '/corporates', label: t`For companies` },
              },
              {
                title: t`Brokers`,
                text: t`Listings in bulk, leads in one place, managed rentals of your owners.`,
                link: { to: '/brokers', label: t`For brokers` },
              },
            ]}
          />
        </Section>
      </Beside>
    </>
  );
}
