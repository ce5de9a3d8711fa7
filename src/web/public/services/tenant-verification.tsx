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
import { SampleReport } from './sample-report.tsx';

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
        lead={t`We verify what applicants tell you, with their consent: identity, work, rental history and police verification.`}
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
        <SampleReport />
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
                text: t`They see who is asking and why, and have seven days to answer. You pay only after they agree. They can withdraw until the report is ready.`,
              },
              {
                title: t`We check`,
                text: t`We compare documents with what the applicant says, and call the references.`,
              },
              {
                title: t`You get the report`,
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
            title: t`Rental history`,
            text: t`What the previous owner says about rent payments and the condition of the home, if the applicant names one.`,
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
          text: t`The answers, not the documents. We delete the documents ${FILES_DAYS} days after the report.`,
        },
        {
          title: t`Can I reject someone over religion, caste or place of birth?`,
          text: t`We don’t check any of these, and we never ask for them.`,
        },
      ]}
    />
  );
}
