// Tenant verification: what is checked before an owner signs, with whose consent, and what the answer says.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Cards, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import { REQUEST, RequestForm } from '../marketing/request-form.tsx';
import { VerificationDrawing } from '../marketing/service-drawings.tsx';
import type { Route } from './+types/tenant-verification';

const facts: PageFacts = {
  path: '/tenant-verification',
  title: msg`Tenant verification`,
  description: msg`What is checked about an applicant before you sign: identity, work and income, earlier tenancies. With the applicant’s consent.`,
  service: msg`Tenant verification`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function TenantVerification() {
  const { t } = useLingui();
  const step = { to: REQUEST, label: t`Ask for a check` };
  return (
    <>
      <Hero
        title={t`Know who moves in`}
        lead={t`Before an owner signs, Kiraya looks at what applicants say about themselves, with their consent and nothing beyond it.`}
        step={step}
        drawing={<VerificationDrawing />}
      />
      <WhatIsChecked />
      <Section title={t`How it goes`}>
        <Steps
          items={[
            { title: t`You name the applicant`, text: t`And the home it is about.` },
            {
              title: t`The applicant agrees`,
              text: t`Without consent nothing is looked at. Consent may be taken back at any time.`,
            },
            {
              title: t`The office checks`,
              text: t`Documents against what was said, and references by a call.`,
            },
            {
              title: t`You get an answer`,
              text: t`For each point: confirmed, not confirmed, or could not be checked. The decision stays yours.`,
            },
          ]}
        />
      </Section>
      <OwnersAsk />
      <RequestForm
        title={t`Ask for a check`}
        intro={t`Name the applicant and the home. The office writes to both of you; nothing is looked at without consent.`}
        kind="tenant_verification"
        topic={t`Tenant verification`}
        questions={[t`Name of the applicant`, t`E-mail or phone of the applicant`, t`Where the home is`]}
        submitLabel={t`Ask for a check`}
      />
    </>
  );
}

function WhatIsChecked() {
  const { t } = useLingui();
  return (
    <Section title={t`What is checked`}>
      <Cards
        items={[
          {
            title: t`Identity`,
            text: t`That they are who they say, by a document of their choice that carries a photo.`,
          },
          {
            title: t`Work and income`,
            text: t`That they work or study where they say, and that the rent fits what they earn.`,
          },
          {
            title: t`Earlier tenancies`,
            text: t`What the last owner says about rent and the state of the home, where one is named.`,
          },
          {
            title: t`Police verification`,
            text: t`Many states ask owners to register tenants with the local police. We prepare the form; the owner files it.`,
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
          title: t`What does it cost?`,
          text: t`In managed rental it is part of the fee. For a home you let yourself the office names the price when you ask, before anything is checked.`,
        },
        {
          title: t`What do I get to see?`,
          text: t`The answers, not the documents: those stay with the office and are deleted when they are no longer needed.`,
        },
        {
          title: t`May I refuse someone for their faith, caste or place of birth?`,
          text: t`That is no part of a check, and we do not ask for it.`,
        },
      ]}
    />
  );
}
