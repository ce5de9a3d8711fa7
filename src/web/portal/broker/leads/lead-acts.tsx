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
import { useOpened } from '../../../ui/use-opened.ts';
import { useMoveLead } from '../../leads/use-move-lead.ts';
import { leaseOf } from './lease-of-lead.ts';

/** Its dialog is heavy, and the board stands without it. */
const AnswerButton = lazy(async () => ({
  default: (await import('../../leads/answer-button.tsx')).AnswerButton,
}));

/** Most homes have an address. */
const AcceptForm = lazy(() => import('../../leads/accept-form.tsx'));
const TalkDialog = lazy(() => import('./talk-dialog.tsx'));

type Answered = { action: 'accept' | 'complete' | 'approve'; id: string; note: string };

function useAnswer() {
  const { api } = useApi();
  return useMoveLead(({ action, id, note }: Answered): Promise<unknown> => {
    return action === 'approve' ? api.applications.approve({ id, note }) : api.visits[action]({ id, note });
  });
}

/** Before its hour a visit is accepted, after it is marked as completed. */
export function AnswerVisit({ visit }: { visit: NonNullable<LeadCard['visit']> }) {
  const { t } = useLingui();
  const answer = useAnswer();
  const { opened, onOpen, onClose } = useOpened();
  const isToCome = Date.parse(visitStart(visit.scheduled_date, visit.slot)) > Date.parse(clock.now());
  const action = isToCome ? 'accept' : 'complete';
  if (!canMoveVisit(visit, action, 'lister')) return null;
  const onAnswer = (note: string) => answer.mutateAsync({ action, id: visit.id, note });
  if (action === 'complete') {
    return (
      <Suspense>
        <AnswerButton
          label={t`Mark as completed`}
          question={t`Did the visit take place?`}
          explanation={t`It then moves to the history.`}
          onAnswer={onAnswer}
        />
      </Suspense>
    );
  }
  if (visit.lacks.length > 0) {
    return (
      <>
        <Button size="sm" onClick={onOpen}>
          {t`Accept`}
        </Button>
        <Suspense>{opened && <AcceptForm visit={visit} onClose={onClose} />}</Suspense>
      </>
    );
  }
  const time = visitTime(visit.scheduled_date, visit.slot);
  return (
    <Suspense>
      <AnswerButton
        label={t`Accept`}
        variant="filled"
        question={t`Accept ${time}?`}
        explanation={t`Both sides then see each other’s contact details, and the seeker the exact address.`}
        onAnswer={onAnswer}
      />
    </Suspense>
  );
}

/** An accepted one is what the lease is written from. */
export function AcceptApplication({ card }: { card: LeadCard }) {
  const { t } = useLingui();
  const accept = useAnswer();
  const { application } = card;
  if (!application) return null;
  if (application.status === 'approved' && card.column === 'applied' && !card.lease) {
    // A colleague would be refused: whoever lists the home signs its lease.
    if (!card.is_lister) return null;
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
        onAnswer={(note) => accept.mutateAsync({ action: 'approve', id: application.id, note })}
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
  const { opened, onOpen, onClose } = useOpened();
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
            <ActionIcon variant="default" size={36} aria-label={t`Message ${name}`} onClick={onOpen}>
              <IconMessage size={18} aria-hidden />
            </ActionIcon>
          )}
          {phone && <Text size="sm">{formatPhone(phone)}</Text>}
        </Group>
      )}
      {thread && opened && (
        <Suspense>
          <TalkDialog id={thread} name={name} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
