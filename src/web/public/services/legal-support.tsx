// Legal support: what an agreement must say, what the state asks for, and where our help ends.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Questions, Section } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/legal-support-narrow.avif';
import plain from '../marketing/photos/legal-support-narrow.webp';
import wide from '../marketing/photos/legal-support-wide.avif';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/legal-support';
import { LawByState } from './law-by-state.tsx';

const facts: PageFacts = {
  path: '/legal-support',
  title: msg`Legal support`,
  description: msg`Rental agreements in India: what they must say, stamp duty and registration state by state, notice and deposit, and what we prepare.`,
  service: msg`Support with rental agreements`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function LegalSupport() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask about an agreement` };
  return (
    <>
      <Hero
        title={t`An agreement both sides understand`}
        lead={t`Most rental disputes are about a point missing from the agreement. We help you put it in writing before anyone signs.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Ask about an agreement`}
            intro={t`Tell us the state the home is in and your question. We’ll reply with what we can prepare.`}
            kind="services"
            topic={t`Legal support`}
            questions={[t`Where the home is`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`What an agreement should say`}>
          <Cards
            items={[
              {
                title: t`Rent and when it is due`,
                text: t`The amount, the day of the month, how it is paid, and how and when it may rise.`,
              },
              {
                title: t`Deposit`,
                text: t`How much, whether it is refundable, what may be taken from it and when the rest is returned.`,
              },
              {
                title: t`Term and notice`,
                text: t`First and last day, a lock-in if there is one, and how long either side has to give notice.`,
              },
              {
                title: t`Repairs and maintenance`,
                text: t`Who pays for what, the society’s charges included, and who may enter when.`,
              },
              {
                title: t`Stamp duty and registration`,
                text: t`Each state has its own rules. Leases of more than a year have to be registered; in some states, shorter ones too.`,
              },
              {
                title: t`Registration with the police`,
                text: t`Many states and cities ask owners to report tenants. The form is short, and there can be a penalty for missing it.`,
              },
            ]}
          />
        </Section>
        <LawByState />
        <Questions
          title={t`What people ask`}
          items={[
            {
              title: t`Do you give legal advice?`,
              text: t`No. We prepare agreements and explain what they say. For a dispute or a particular case, ask an advocate.`,
            },
            {
              title: t`Why are so many leases for eleven months?`,
              text: t`Because leases of more than a year have to be registered. A shorter lease without registration is common, but weaker as proof.`,
            },
            {
              title: t`What does it cost?`,
              text: t`In managed rental the agreement is part of the service; stamp duty and registration are paid as the state charges them.`,
            },
          ]}
        />
      </Beside>
    </>
  );
}
