// Where the link of our letters about a complaint leads, without an account: all that was written, and what its sender may do.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { ComplainantSteps } from '../../components/complaints/complainant-steps.tsx';
import { ComplaintBody } from '../../components/complaints/complaint-view.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import styles from '../marketing/marketing.module.css';
import type { Route } from './+types/by-link';

export const meta = () => screenMeta(msg`Your complaint`);
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params;
  try {
    return { token, complaint: await context.get(apiContext).complaints.byLink({ token }) };
  } catch (error) {
    if (error instanceof Error && 'status' in error && Number(error.status) < 500)
      return { token, complaint: null };
    throw error;
  }
}

export default function ComplaintByLink() {
  const { token, complaint } = useLoaderData<typeof loader>();
  if (!complaint)
    return (
      <section className={styles.text}>
        <h1>
          <Trans>This link is not valid</Trans>
        </h1>
        <p>
          <Trans>
            Copy the whole link from the email. A complaint is deleted two years after it was decided. You can{' '}
            <Link to="/complaint">write a new one</Link>.
          </Trans>
        </p>
      </section>
    );
  return (
    <section className={styles.text}>
      <ApiProvider>
        <Complaint token={token} loaded={complaint} />
      </ApiProvider>
    </section>
  );
}

function Complaint({ token, loaded }: { token: string; loaded: ComplaintDetail }) {
  const { api, queries } = useApi();
  const { data: complaint } = useQuery(
    queries.complaints.byLink.queryOptions({ input: { token }, staleTime: 0, initialData: loaded }),
  );
  return (
    <Stack gap="lg">
      <ComplaintBody
        complaint={complaint}
        facts={
          <Text size="sm">
            <Trans>Our answers come by email, each with the link to this page. Keep it to yourself.</Trans>
          </Text>
        }
        actions={
          <ComplainantSteps
            complaint={complaint}
            write={({ text }, options) => api.complaints.writeByLink({ token, text }, options)}
            reopen={({ text }, options) => api.complaints.reopenByLink({ token, text }, options)}
          />
        }
      />
    </Stack>
  );
}
