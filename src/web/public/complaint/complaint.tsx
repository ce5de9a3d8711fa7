// A complaint of somebody without an account: what happened, then the code that proves their address.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { REOPEN_DAYS, SITE_ANSWER_DAYS } from '../../../domain/complaints.ts';
import { ApiProvider } from '../../lib/api-provider.tsx';
import { usePublishedSettings } from '../../lib/use-settings.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import styles from '../marketing/marketing.module.css';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/complaint';
import { ComplaintForm } from './complaint-form.tsx';

const facts: PageFacts = {
  path: '/complaint',
  title: msg`Write a complaint`,
  description: msg`Complain about a home, a broker or Kiraya without an account: with a number, a day of the answer, and the grievance officer.`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function ComplaintPage() {
  // A code has to be asked for and typed before it can be sent: without scripts there is no form, and the address stands above.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const { grievance_email: email } = usePublishedSettings().operator;
  return (
    <section className={styles.text}>
      <h1>
        <Trans>Write a complaint</Trans>
      </h1>
      <p>
        <Trans>
          You get a number at once, by email. About a home, a broker, an account or this site we answer within{' '}
          {SITE_ANSWER_DAYS} days, about a payment or a lease within a month. You can take our decision to the
          grievance officer once, within {REOPEN_DAYS} days.
        </Trans>
      </p>
      <p>
        <Trans>
          With an account, <Link to="/portal/complaints">write it there</Link>. A wrong listing is reported
          fastest on its own page.
        </Trans>
      </p>
      {email && (
        <p>
          <Trans>You can also write to {email}.</Trans>
        </p>
      )}
      {isInBrowser && (
        <ApiProvider>
          <ComplaintForm />
        </ApiProvider>
      )}
    </section>
  );
}
