// One enquiry: what was asked, how to reach who asked, and everything the office did about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { shortId } from '../../../domain/leads.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { DetailFrame } from '../../components/detail-frame.tsx';
import { enquiryKindLabels } from '../../components/enquiries/enquiry-labels.ts';
import { EnquiryBadge } from '../../components/enquiries/enquiry-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddRvlButton } from '../managed-rentals/add-rvl-button.tsx';
import { NextOfList } from '../shell/next-of-list.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';
import { ViewAsButton } from '../shell/view-as-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { enquiryFailures, inboxLink } from './enquiry-messages.ts';
import { EnquiryHistory } from './history.tsx';
import { useEnquiryInput } from './use-enquiry-input.ts';
import { WorkPanel } from './work-panel.tsx';

export function EnquiryPage({ id }: { id: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { queries } = useApi();
  const { input } = useEnquiryInput();
  const enquiry = useQuery(queries.enquiries.get.queryOptions({ input: { id }, staleTime: 0 }));
  return (
    <DetailFrame
      query={enquiry}
      back={{ to: inboxLink(params), label: t`All enquiries` }}
      next={
        <NextOfList
          name="enquiry"
          id={id}
          page={(cursor) =>
            queries.enquiries.list.queryOptions({ input: { ...input, cursor }, staleTime: 0 })
          }
        />
      }
      none={<EmptyState title={t`Enquiry not found`} />}
      failure={enquiryFailures.load}
    >
      {(found) => <Details enquiry={found} />}
    </DetailFrame>
  );
}

function Details({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t, i18n } = useLingui();
  const about = [i18n._(enquiryKindLabels[enquiry.kind]), enquiry.topic].filter(Boolean).join(' · ');
  const reference = shortId(enquiry.id);
  return (
    <>
      <header>
        <Group gap="sm">
          <Title order={1} size="h2">
            {enquiry.name}
          </Title>
          <EnquiryBadge status={enquiry.status} />
        </Group>
        <Text size="sm" c="dimmed">
          {about} · {formatInstant(enquiry.created_at)} · <Trans>Reference {reference}</Trans>
        </Text>
      </header>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          <Card withBorder component="section" aria-label={t`Their message`}>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{enquiry.message}</Text>
            <Answers enquiry={enquiry} />
          </Card>
          <Reach enquiry={enquiry} />
        </Stack>
        <Stack gap="lg">
          <AnswerForm enquiry={enquiry} />
          <WorkPanel enquiry={enquiry} />
          <EnquiryHistory enquiry={enquiry} />
        </Stack>
      </SimpleGrid>
    </>
  );
}

function Answers({ enquiry: { details, company, city } }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const answers = [[t`Company`, company], [t`City`, city], ...Object.entries(details)].filter(
    (pair): pair is [string, string] => Boolean(pair[1]),
  );
  if (answers.length === 0) return null;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="xs" mb={0}>
      {answers.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

function Reach({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const may = useMay();
  const { email, phone, user, property, name } = enquiry;
  const subject = encodeURIComponent(t`Your enquiry ${shortId(enquiry.id)}`);
  return (
    <Card withBorder component="section" aria-label={t`How to reach this person`}>
      <Stack gap={6}>
        {email && (
          <Anchor href={`mailto:${email}?subject=${subject}`} style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Anchor>
        )}
        {phone && <Anchor href={`tel:${phone}`}>{formatPhone(phone)}</Anchor>}
        {user && may('users.get') && (
          <Anchor component={Link} to={tabAddress('users', { user: user.user_id })}>
            <Trans>Open the person’s page</Trans>
          </Anchor>
        )}
        {user && <ViewAsButton person={{ userId: user.user_id, name }} size="xs" w="fit-content" />}
        {user && may('managedRentals.addRvl') && (
          <AddRvlButton person={{ userId: user.user_id, name }} size="xs" variant="light" w="fit-content" />
        )}
        {property && (
          <Anchor component={Link} to={homePath(property)}>
            {property.title}
          </Anchor>
        )}
        {!user && (
          <Text size="sm" c="dimmed">
            <Trans>Sent without an account: the name and address are as typed.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
