// Property management: what we do for a home whose owner lives elsewhere, and what they see of it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { moneyFont } from '../../ui/money-font.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Questions, Section } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/property-management-narrow.avif';
import plain from '../marketing/photos/property-management-narrow.webp';
import wide from '../marketing/photos/property-management-wide.avif';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/property-management';
import { ManagedMonth } from './managed-month.tsx';

const facts: PageFacts = {
  path: '/property-management',
  title: msg`Property management`,
  description: msg`A home that is looked after while its owner lives elsewhere: tenant, rent, repairs and agreement, with every month on record.`,
  service: msg`Property management`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function PropertyManagement() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask about your home` };
  return (
    <>
      <Hero
        title={t`Your home in one city, you in another`}
        lead={t`We find the tenant, collect the rent and handle repairs. You see every month in your account.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Ask about your home`}
            intro={t`The address and the rent you have in mind are enough to begin.`}
            kind="services"
            topic={t`Property management`}
            questions={[t`Where the home is`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <ManagedMonth />
        <Section title={t`What we look after`}>
          <Cards
            items={[
              {
                title: t`The tenant`,
                text: t`Photos, listing, visits and checks, until someone moves in, and again when they leave.`,
              },
              {
                title: t`The rent`,
                text: t`Each month shows as pending or paid, with amount, date and reference.`,
              },
              {
                title: t`The home`,
                text: t`Repairs and the tenant’s requests. You approve the cost first.`,
              },
              { title: t`The documents`, text: t`Agreement, deposit and lease dates, kept with the home.` },
            ]}
          />
        </Section>
        <Questions
          title={t`What owners ask`}
          items={[
            {
              title: t`What does it cost?`,
              text: t`${DEFAULT_FEE_PERCENT}% of each month’s rent, only when it’s paid. You pay nothing before a tenant does.`,
            },
            {
              title: t`What do I see?`,
              text: t`All your managed homes: rent month by month, lease dates and deposit.`,
            },
            {
              title: t`Can I take my home back?`,
              text: t`Yes, at the end of the lease or with the notice agreed in it. You keep access to your records.`,
            },
          ]}
        />
      </Beside>
    </>
  );
}
