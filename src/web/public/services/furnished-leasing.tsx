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
import { SampleInventory } from './sample-inventory.tsx';

const facts: PageFacts = {
  path: '/furnished-leasing',
  title: msg`Furnished leasing`,
  description: msg`Renting out a furnished home: what to list in the inventory, who looks for furnished homes, and how wear and deposit are settled.`,
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
        lead={t`For people who move for a job, a project or a course. Everything in the home is listed, so there is nothing to argue about later.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Ask about a furnished home`}
            intro={t`Renting one out or looking for one? Tell us what it has, or what you need.`}
            kind="services"
            topic={t`Furnished leasing`}
            questions={[t`Where the home is`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <Section title={t`Three levels of furnishing`}>
          <Cards
            items={[
              {
                title: t`Fully furnished`,
                text: t`Beds, wardrobes, sofa, kitchen appliances and curtains: move in with a suitcase.`,
              },
              {
                title: t`Semi furnished`,
                text: t`Wardrobes, kitchen cabinets, lights and fans. The tenant brings the furniture.`,
              },
              {
                title: t`Unfurnished`,
                text: t`Walls, fittings and connections. The most common, with the lowest rent.`,
              },
            ]}
          />
        </Section>
        <SampleInventory />
        <Section title={t`How a furnished lease works`}>
          <Steps
            items={[
              {
                title: t`An inventory`,
                text: t`Every item with its condition and a photo, signed by both sides on move-in day.`,
              },
              {
                title: t`Who repairs what`,
                text: t`The owner repairs what fails with age, the tenant what they broke. The agreement says so.`,
              },
              {
                title: t`The deposit`,
                text: t`Usually higher than for an empty home. The listing shows how much, and whether it is refundable.`,
              },
              {
                title: t`Moving out`,
                text: t`Both of you go through the inventory again. Normal wear is not damage.`,
              },
            ]}
          />
        </Section>
      </Beside>
    </>
  );
}
