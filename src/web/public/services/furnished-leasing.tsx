// Furnished leasing: what furnishing changes for owner and tenant, from the inventory to the deposit.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/furnished-leasing-narrow.avif';
import plain from '../marketing/photos/furnished-leasing-narrow.webp';
import wide from '../marketing/photos/furnished-leasing-wide.avif';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/furnished-leasing';

const facts: PageFacts = {
  path: '/furnished-leasing',
  title: msg`Furnished leasing`,
  description: msg`Letting a furnished home: what belongs into the inventory, who asks for furnished homes, and how wear and deposit are settled.`,
  service: msg`Furnished leasing`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function FurnishedLeasing() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask about a furnished home` };
  return (
    <>
      <Hero
        title={t`A home that is ready on the first day`}
        lead={t`Furnished homes are for people who come for a job, a project or a course. What stands in them is written down, so that nobody argues about it later.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Ask about a furnished home`}
            intro={t`Whether you let one or look for one: say what stands in it, or what should.`}
            kind="services"
            topic={t`Furnished leasing`}
            questions={[t`Where the home is`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`Three kinds, named the same everywhere`}>
          <Cards
            items={[
              {
                title: t`Fully furnished`,
                text: t`Beds, wardrobes, seating, kitchen appliances and curtains: one moves in with a suitcase.`,
              },
              {
                title: t`Semi furnished`,
                text: t`Wardrobes, kitchen cabinets, lights and fans; the large furniture is the tenant’s.`,
              },
              {
                title: t`Unfurnished`,
                text: t`Walls, fittings and connections. The most common kind, and the lowest rent.`,
              },
            ]}
          />
        </Section>
        <Section title={t`How a furnished lease is settled`}>
          <Steps
            items={[
              {
                title: t`An inventory`,
                text: t`Every piece with its state and a photo, signed by both sides on the day of moving in.`,
              },
              {
                title: t`Who repairs what`,
                text: t`Appliances that fail by age are the owner’s, what was broken is the tenant’s. It stands in the agreement.`,
              },
              {
                title: t`The deposit`,
                text: t`Larger than for an empty home, by local custom. The listing says how much and whether it is refundable.`,
              },
              {
                title: t`Moving out`,
                text: t`The inventory is gone through again; ordinary wear is no damage.`,
              },
            ]}
          />
        </Section>
      </Beside>
    </>
  );
}
