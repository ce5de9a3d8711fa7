// Where the link of a tenant check leads, without an account: who asks, what and why; a no is said here, a yes after signing in.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { formatDate } from '../../../domain/dates.ts';
import { ENDED_DAYS, FILES_DAYS, REPORT_MONTHS } from '../../../domain/tenant-checks.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { checkPointLabels, checkStatusLabels } from '../../components/tenant-checks/check-labels.ts';
import { apiContext } from '../../lib/api-context.ts';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import styles from '../marketing/marketing.module.css';
import type { Route } from './+types/consent';

export const meta = () => screenMeta(msg`Consent to a tenant check`);
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params;
  try {
    return { token, check: await context.get(apiContext).tenantChecks.asked({ token }) };
  } catch (error) {
    if (error instanceof Error && 'status' in error && Number(error.status) < 500)
      return { token, check: null };
    throw error;
  }
}

export default function Consent() {
  const { check } = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  if (!check)
    return (
      <section className={styles.text}>
        <h1>
          <Trans>This link is not valid</Trans>
        </h1>
        <p>
          <Trans>Copy the whole link from the email, or ask the owner to order the check again.</Trans>
        </p>
      </section>
    );
  const { orderer_name: orderer, person_name: person, home, purpose, number } = check;
  const until = formatDate(check.expires_on);
  const years = REPORT_MONTHS / 12;
  return (
    <section className={styles.text}>
      <h1>
        <Trans>{orderer} needs your consent</Trans>
      </h1>
      <p>
        <Trans>
          {orderer} wants us to check what {person} says about themselves before renting out a home. If that
          is you, read on.
        </Trans>
      </p>
      <p>
        <Trans>Home: {home}</Trans>
      </p>
      <p>
        <Trans>Reason: {purpose}</Trans>
      </p>
      <p>
        <Trans>Number: {number}</Trans>
      </p>
      <h2>
        <Trans>What is checked</Trans>
      </h2>
      <ul>
        {check.points.map((point) => (
          <li key={point}>{i18n._(checkPointLabels[point])}</li>
        ))}
      </ul>
      <h2>
        <Trans>What happens with it</Trans>
      </h2>
      <p>
        <Trans>
          We check nothing until you say yes. The owner gets an answer for each point, never your documents,
          and you get the same report. We delete documents {FILES_DAYS} days after the report, and the report
          after {years} years. Without a report we keep your name for {ENDED_DAYS} days. You can take your
          consent back until the report is ready.
        </Trans>
      </p>
      {check.status === 'asked' ? (
        <>
          <p>
            <Trans>Answer by {until}</Trans>
          </p>
          <ApiProvider>
            <Answer />
          </ApiProvider>
        </>
      ) : (
        <p>{i18n._(checkStatusLabels[check.status])}</p>
      )}
    </section>
  );
}

function Answer() {
  const { token, check } = useLoaderData<typeof loader>();
  const { api } = useApi();
  const [isRefused, setRefused] = useState(false);
  const refuse = useFormMutation({ send: api.tenantChecks.refuseByLink, onSent: () => setRefused(true) });
  if (isRefused)
    return (
      <p role="status">
        <Trans>You said no. We check nothing, and the owner knows.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Link
          className={styles.step}
          to={`/auth?mode=sign-up&next=${encodeURIComponent(`/portal/checks?check=${check?.id}`)}`}
        >
          <Trans>Continue to say yes</Trans>
        </Link>
      </p>
      <p>
        <Trans>Use the email address that got this link: a code sent there proves that it’s you.</Trans>
      </p>
      <p>
        <button
          type="button"
          className={styles.step}
          disabled={refuse.isBusy}
          onClick={() => refuse.submit({ token })}
        >
          <Trans>No, don’t check</Trans>
        </button>
      </p>
    </>
  );
}
