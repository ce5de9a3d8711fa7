// The request of a service's page: the enquiry form with the questions of that service, and below it one's own requests.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnEnquiry } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { EnquiryKind } from '../../../domain/enquiries.ts';
import { EnquiryForm, type EnquiryFormProps } from '../../components/enquiries/enquiry-form.tsx';
import { EnquiryBadge } from '../../components/enquiries/enquiry-status-badge.tsx';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import styles from './marketing.module.css';
import { Section } from './parts.tsx';

const SHOWN = 5;

export const REQUEST = '#request';

type RequestFormProps = Omit<EnquiryFormProps, 'propertyId' | 'returned'> & { title: string; intro: string };

export function RequestForm({ title, intro, ...form }: RequestFormProps) {
  return (
    <div id={REQUEST.slice(1)}>
      <Section title={title} intro={intro}>
        <div className={styles.request}>
          <EnquiryForm {...form} />
        </div>
        <ApiProvider>
          <OwnRequests kind={form.kind} />
        </ApiProvider>
      </Section>
    </div>
  );
}

/** Nothing is shown to whoever is signed out, or asked for nothing yet. */
function OwnRequests({ kind }: { kind: EnquiryKind }) {
  const { status } = useSession();
  const { queries } = useApi();
  const list = useQuery(
    queries.enquiries.listMine.queryOptions({
      input: { kind, limit: SHOWN },
      enabled: status === 'signed-in',
      staleTime: 0,
    }),
  );
  const items = list.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={styles.ownTitle}>
        <Trans>Your requests</Trans>
      </h3>
      <ul className={styles.own}>
        {items.map((item) => (
          <OwnRequest key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

function OwnRequest({ item }: { item: OwnEnquiry }) {
  const { t } = useLingui();
  const when = formatInstant(item.created_at);
  return (
    <li>
      <EnquiryBadge status={item.status} />
      <span>{item.topic ?? item.message.slice(0, 80)}</span>
      <span className={styles.hint}>{t`sent ${when}`}</span>
      {item.answers.map(({ body, created_at }) => (
        <blockquote key={created_at} className={styles.answer}>
          {body}
          <span className={styles.hint}>{t`answered ${formatInstant(created_at)}`}</span>
        </blockquote>
      ))}
    </li>
  );
}
