// What a broker does about a lead without leaving the board: accept, call, write, and the lease.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { canMoveApplication } from '../../../../domain/applications.ts';
import { formatPhone, phoneOf } from '../../../../domain/phones.ts';
import { canMoveVisit, visitStart } from '../../../../domain/visits.ts';
import { visitTime } from '../../../components/leads/slot-text.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { IconBrandWhatsapp, IconMail, IconMessage, IconPhone } from '../../../ui/icons.ts';
import { useMoveLead } from '../../leads/use-move-lead.ts';
import { leaseOf } from './lease-of-lead.ts';

/** Its dialog is heavy, and the board stands without it. */
const AnswerButton = lazy(async () => ({
  default: (await import('../../leads/answer-button.tsx')).AnswerButton,
}));

type Answered = { kind: 'visits' | 'applications'; id: string; note: string };

function useAccept() {
  const { api } = useApi();
  return useMoveLead(
    ({ kind, id, note }: Answered): Promise<unknown> =>
      kind === 'visits' ? api.visits.accept({ id, note }) : api.applications.approve({ id, note }),
  );
}

export function AcceptVisit({ visit }: { visit: NonNullable<LeadCard['visit']> }) {
  const { t } = useLingui();
  const accept = useAccept();
  const isToCome = Date.parse(visitStart(visit.scheduled_date, visit.slot)) > Date.parse(clock.now());
  if (!isToCome || !canMoveVisit(visit, 'accept', 'lister')) return null;
  const time = visitTime(visit.scheduled_date, visit.slot);
  return (
    <Suspense>
      <AnswerButton
        label={t`Accept`}
        variant="filled"
        question={t`Accept ${time}?`}
        explanation={t`Both sides then see each other’s contact details, and the seeker the exact address.`}
        onAnswer={(note) => accept.mutateAsync({ kind: 'visits', id: visit.id, note })}
      />
    </Suspense>
  );
}

/** An accepted one is what the lease is written from. */
export function AcceptApplication({ card }: { card: LeadCard }) {
  const { t } = useLingui();
  const accept = useAccept();
  const { application } = card;
  if (!application) return null;
  if (application.status === 'approved' && card.column === 'applied') {
    return (
      <Button component={Link} to={leaseOf(card).to} size="sm">
        <Trans>Write the lease</Trans>
      </Button>
    );
  }
  if (!canMoveApplication(application.status, 'approve', 'lister')) return null;
  return (
    <Suspense>
      <AnswerButton
        label={t`Accept`}
        variant="filled"
        question={t`Accept this application?`}
        explanation={t`Both sides then see each other’s contact details, and the applicant the exact address.`}
        onAnswer={(note) => accept.mutateAsync({ kind: 'applications', id: application.id, note })}
      />
    </Suspense>
  );
}

/** Phone and email are there once a visit or an application is accepted; a message goes without. */
export function LeadReach({
  card: { contact, conversation_id: thread },
  name,
}: {
  card: LeadCard;
  name: string;
}) {
  const { t } = useLingui();
  const { phone = null, email = null } = contact ?? {};
  const ways = [
    phone && { href: `tel:${phoneOf(phone)}`, label: t`Call ${name}`, Icon: IconPhone },
    phone && {
      href: `https://wa.me/${phoneOf(phone).replace('+', '')}`,
      label: t`WhatsApp to ${name}`,
      Icon: IconBrandWhatsapp,
    },
    email && { href: `mailto:${email}`, label: t`Email to ${name}`, Icon: IconMail },
  ].filter((way) => way !== null && way !== '');
  return (
    <>
      {(ways.length > 0 || thread) && (
        <Group gap="xs">
          {ways.map(({ href, label, Icon }) => (
            <ActionIcon
              key={label}
              component="a"
              href={href}
              variant="default"
              size={36}
              aria-label={label}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          ))}
          {thread && (
            <ActionIcon
              component={Link}
              to={`/messages?thread=${thread}`}
              variant="default"
              size={36}
              aria-label={t`Message ${name}`}
            >
              <IconMessage size={18} aria-hidden />
            </ActionIcon>
          )}
          {phone && <Text size="sm">{formatPhone(phone)}</Text>}
        </Group>
      )}
      {!contact && (
        <Text size="xs" c="dimmed">
          <Trans>Phone and email show once a visit or application is accepted.</Trans>
        </Text>
      )}
    </>
  );
}
