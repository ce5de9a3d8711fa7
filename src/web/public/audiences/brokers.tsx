// For brokers: what they get here, how they register, and what their managed homes may bring.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Closing, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/brokers-narrow.avif';
import plain from '../marketing/photos/brokers-narrow.webp';
import wide from '../marketing/photos/brokers-wide.avif';
import type { Route } from './+types/brokers';
import { ImportExample } from './import-example.tsx';

const facts: PageFacts = {
  path: '/brokers',
  title: msg`For brokers`,
  description: msg`List homes, answer leads in one place and hand over homes for managed rental. How brokers register and what they see.`,
  service: msg`Listings and leads for brokers`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function Brokers() {
  const { t } = useLingui();
  const step = { to: '/become-broker', label: t`Become a broker` };
  return (
    <>
      <Hero
        title={t`Your homes, your leads, one desk`}
        lead={t`Add listings one by one or in bulk, and reply to every lead from one place.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <BrokersGet />
      <ImportExample />
      <Registration />
      <BrokersAsk />
      <Closing title={t`All you need to start is an account.`} step={step} />
    </>
  );
}

function BrokersGet() {
  const { t } = useLingui();
  return (
    <Section title={t`What brokers get`}>
      <Cards
        items={[
          {
            title: t`Listings in bulk`,
            text: t`Import a spreadsheet. A row with a problem says what to fix, and you can send it again.`,
          },
          {
            title: t`Leads that are real`,
            text: t`People request a visit with a day and an hour, and apply with who moves in. You accept, propose another time or decline.`,
          },
          {
            title: t`Managed rentals of your owners`,
            text: t`Hand over a home for its owner, who is asked first. Both of you follow the review, the lease and each month’s rent.`,
          },
          {
            title: t`Commission that explains itself`,
            text: t`In the affiliate programme every amount comes from rent that was paid, and you can open how it was calculated.`,
          },
        ]}
      />
    </Section>
  );
}

function Registration() {
  const { t } = useLingui();
  return (
    <Section title={t`How registration works`}>
      <Steps
        items={[
          { title: t`Create an account`, text: t`With your mobile number or email address.` },
          {
            title: t`Tell us about your business`,
            text: t`Name, PAN and your RERA numbers; the formats are checked as you type.`,
          },
          {
            title: t`Pay the registration fee`,
            text: t`Once, online or in cash. You’ll see the fee before you pay.`,
          },
          {
            title: t`We activate your account`,
            text: t`You can then hand over homes for their owners.`,
          },
        ]}
      />
    </Section>
  );
}

function BrokersAsk() {
  const { t } = useLingui();
  return (
    <Questions
      title={t`What brokers ask`}
      items={[
        {
          title: t`Do I need a RERA number?`,
          text: t`Yes, if your state requires agents to register. Enter the number for each state you work in.`,
        },
        {
          title: t`Do I have to join the affiliate programme?`,
          text: t`No. It is free, it pays nothing for sign-ups alone, and you can work without it.`,
        },
        {
          title: t`Who sees my owners’ contacts?`,
          text: t`Only those whose visit or application was accepted, and our administrators.`,
        },
      ]}
    />
  );
}
