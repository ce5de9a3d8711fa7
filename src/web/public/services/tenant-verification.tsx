// Tenant verification: what is checked before an owner signs, with whose consent, and what the answer says.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FILES_DAYS } from '../../../domain/tenant-checks.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import { Beside, Cards, Hero, Questions, Section, Steps } from '../marketing/parts.tsx';
import narrow from '../marketing/photos/tenant-verification-narrow.avif';
import plain from '../marketing/photos/tenant-verification-narrow.webp';
import wide from '../marketing/photos/tenant-verification-wide.avif';
import { RequestForm } from '../marketing/request-form.tsx';
import type { Route } from './+types/tenant-verification';
import { CheckPrice } from './check-price.tsx';

const facts: PageFacts = {
  path: '/tenant-verification',
  title: msg`Tenant verification`,
  description: msg`What is checked about an applicant before you sign: identity, address, work, previous owner. Only with the applicant’s consent.`,
  service: msg`Tenant verification`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function TenantVerification() {
  const { t } = useLingui();
  const step = { to: '/portal/checks?order=new', label: t`Order a check` };
  return (
    <>
      <Hero
        title={t`Know who moves in`}
        lead={t`Before an owner signs, Kiraya looks at what applicants say about themselves, with their consent and nothing beyond it.`}
        step={step}
        photo={{ wide, narrow, plain }}
      />
      <Beside
        form={
          <RequestForm
            title={t`Ask us first`}
            intro={t`You can order a check at the top of this page. Questions before that? Write to us.`}
            kind="tenant_verification"
            topic={t`Tenant verification`}
            questions={[t`Where the home is`]}
            submitLabel={t`Send request`}
          />
        }
      >
        <WhatIsChecked />
        <Section title={t`How it works`}>
          <Steps
            items={[
              {
                title: t`You name the applicant`,
                text: t`And the home, the reason and the points to check. You see the price before you order.`,
              },
              {
                title: t`The applicant agrees`,
                text: t`They see who wants it and why, and have seven days to answer. You pay only after their yes, and they can take it back until the report is ready.`,
              },
              {
                title: t`We check`,
                text: t`Documents against what was said, and references by a call.`,
              },
              {
                title: t`You get an answer`,
                text: t`For each point: confirmed, not confirmed, or could not be checked. The applicant gets the same report. The decision stays yours.`,
              },
            ]}
          />
        </Section>
        <CheckPrice title={t`What it costs`} />
        <OwnersAsk />
      </Beside>
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
            text: t`That they are who they say, by a document of their choice with a photo. If you ask for it, also the name on their PAN and their present address.`,
          },
          {
            title: t`Work or study`,
            text: t`That they work or study where they say.`,
          },
          {
            title: t`Previous owner`,
            text: t`What the last owner says about rent and the state of the home, where one is named.`,
          },
          {
            title: t`Police verification`,
            text: t`Many states ask owners to register tenants with the local police. You file the form; we check that there is a receipt.`,
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
          text: t`In managed rental it is part of the fee. For a home you rent out yourself you see the price, GST included, before you order, and get an invoice.`,
        },
        {
          title: t`What do I get to see?`,
          text: t`The answers, not the documents. We delete those ${FILES_DAYS} days after the report.`,
        },
        {
          title: t`May I refuse someone for their faith, caste or place of birth?`,
          text: t`That is no part of a check, and we do not ask for it.`,
        },
      ]}
    />
  );
}
