// How personal data is used, in plain words, and how to see, correct, export and erase one's own.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { fixedPage } from '../marketing/fixed-page.ts';
import styles from '../marketing/marketing.module.css';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/privacy-policy';

const facts: PageFacts = {
  path: '/privacy-policy',
  title: msg`Privacy policy`,
  description: msg`Which personal data Kiraya keeps, for what, for how long, who sees it, and how to export or erase yours.`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function PrivacyPolicy() {
  return (
    <article className={styles.text}>
      <h1>
        <Trans>Privacy policy</Trans>
      </h1>
      <p>
        <Trans>
          We keep what the service needs, tell you for what, and nothing is sold. This page follows the
          Digital Personal Data Protection Act, 2023.
        </Trans>
      </p>
      <WhatWeKeep />
      <h2>
        <Trans>Who sees it</Trans>
      </h2>
      <p>
        <Trans>
          Your phone, email and exact address are shown to the other side of a visit or application once it is
          accepted, and to our administrators, whose every look at protected data is recorded. PAN and bank
          account are stored encrypted and shown masked. Payment providers and mail servers get what they need
          to do their part. Authorities get what the law obliges us to give.
        </Trans>
      </p>
      <h2>
        <Trans>How long</Trans>
      </h2>
      <p>
        <Trans>
          Emails we sent are kept for 30 days, views of homes for a year, payments and tax records for as long
          as the law requires. The rest is kept while you have an account.
        </Trans>
      </p>
      <h2 id="your-rights">
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You can see your data, correct it in <Link to="/profile">your profile</Link>, get a full copy and
          have it erased: in <Link to="/settings">settings</Link>, or by contacting us. Payments and tax
          records that the law makes us keep are then separated from the rest. You can withdraw consent to
          news by email as easily as you gave it.
        </Trans>
      </p>
      <h2>
        <Trans>Security</Trans>
      </h2>
      <p>
        <Trans>
          Connections are encrypted, people can reach only their own data, and every change by an
          administrator is logged in a record that cannot be altered unnoticed. If your data is ever breached,
          we’ll notify you and the Data Protection Board.
        </Trans>
      </p>
    </article>
  );
}

function WhatWeKeep() {
  return (
    <>
      <h2>
        <Trans>What we keep, and for what</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Name, email and phone: to sign you in and to bring both sides of a visit together.</Trans>
        </li>
        <li>
          <Trans>Homes you list, with address and photos: to show them, the address only by consent.</Trans>
        </li>
        <li>
          <Trans>
            Homes you shortlist: to show them to you again. Homes you view and search for, only after your
            yes.
          </Trans>
        </li>
        <li>
          <Trans>Visits and applications: to answer them, and to show what happened.</Trans>
        </li>
        <li>
          <Trans>
            Your application profile: to fill in your applications. Work and references go with one only when
            you say so there.
          </Trans>
        </li>
        <li>
          <Trans>PAN and bank account of people we pay: for payouts and the tax on them.</Trans>
        </li>
        <li>
          <Trans>
            On your device: what keeps you signed in and the theme; the homes you view and your searches only
            after your yes. No trackers of others.
          </Trans>
        </li>
      </ul>
    </>
  );
}
