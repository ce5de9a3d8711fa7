// The request of a service's page: the office's form with the questions of that service, and below it where one's own requests stand.
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnEnquiry } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { EnquiryKind } from '../../../domain/enquiries.ts';
import { EnquiryForm } from '../../components/enquiries/enquiry-form.tsx';
import { EnquiryBadge } from '../../components/enquiries/status-badge.tsx';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import styles from './marketing.module.css';
import { Section } from './parts.tsx';

const ANSWER_MAX = 300;
const SHOWN = 5;

export const REQUEST = '#request';

type RequestFormProps = {
  title: string;
  intro: string;
  kind: EnquiryKind;
  /** What the page is about, in the office's list; or several to choose from. */
  topic?: string;
  topics?: readonly string[];
  /** Kept with the answers as people read them. */
  questions?: readonly string[];
  withCompany?: boolean;
  submitLabel: string;
};

export function RequestForm(props: RequestFormProps) {
  const { title, intro, kind, topic, topics, questions = [], withCompany, submitLabel } = props;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
  return (
    <div id={REQUEST.slice(1)}>
      <Section title={title} intro={intro}>
        <div className={styles.request}>
          <EnquiryForm
            kind={kind}
            submitLabel={submitLabel}
            details={given}
            {...(topic ? { topic } : {})}
            {...(topics ? { topics: topics.map((one) => ({ value: one, label: one })) } : {})}
            {...(withCompany ? { withCompany } : {})}
          >
            {questions.length > 0 && (
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
                {questions.map((question) => (
                  <TextInput
                    key={question}
                    label={question}
                    maxLength={ANSWER_MAX}
                    value={answers[question] ?? ''}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      setAnswers((before) => ({ ...before, [question]: value }));
                    }}
                  />
                ))}
              </SimpleGrid>
            )}
          </EnquiryForm>
        </div>
        <ApiProvider>
          <OwnRequests kind={kind} />
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
    </li>
  );
}
