// What a broker does about a lead without leaving the board: accept, call, write, and the lease.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { canMoveApplication } from '../../../../domain/applications.ts';
import { isEndedColumn } from '../../../../domain/lead-pipeline.ts';
import { phoneOf } from '../../../../domain/phones.ts';
import { canMoveVisit, visitStart } from '../../../../domain/visits.ts';
import { visitTime } from '../../../components/leads/slot-text.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { IconBrandWhatsapp, IconMail, IconMessage, IconPhone } from '../../../ui/icons.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { type LeadName, useLeadName } from '../../leads/lead-name.tsx';
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
function actOfVisit(visit: LeadCard['visit']): 'accept' | 'complete' | null {
  if (!visit) return null;
  const isToCome = Date.parse(visitStart(visit.scheduled_date, visit.slot)) > Date.parse(clock.now());
  const action = isToCome ? 'accept' : 'complete';
  return canMoveVisit(visit, action, 'lister') ? action : null;
}

/** An accepted application is what the lease is written from, by whoever lists the home: a colleague would be refused. */
function actOfApplication({ application, column, lease, is_lister: isLister }: LeadCard) {
  if (!application) return null;
  if (application.status === 'approved') {
    return column === 'applied' && !lease && isLister ? 'lease' : null;
  }
  return canMoveApplication(application.status, 'approve', 'lister') ? 'approve' : null;
}

export const isToBeLeased = (card: LeadCard): boolean => actOfApplication(card) === 'lease';

/** Its reminder is of today or before, and it has not ended. */
export const isDue = ({ reminder_on: day, column }: LeadCard): boolean =>
  day !== null && day <= clock.today() && !isEndedColumn(column);

/** Whether the lister is next, of a lead that has not ended: there is an act, nobody has answered yet, or a reminder is due. */
export const waitsForLister = (card: LeadCard): boolean =>
  !isEndedColumn(card.column) &&
  (actOfVisit(card.visit) === 'accept' ||
    actOfApplication(card) !== null ||
    card.column === 'asked' ||
    isDue(card));

/** The one act that brings a lead on: a visit to come is answered first, what was left to write down of a past one comes last. */
export function NextAct({ card, isQuiet = false }: { card: LeadCard; isQuiet?: boolean }) {
  const { t } = useLingui();
  const nameOf = useLeadName();
  const variant = isQuiet ? 'light' : 'filled';
  const ofLead = (kind: LeadName['kind']) => ({ kind, person: card.seeker_name, home: card.home.title });
  const ofVisit = actOfVisit(card.visit);
  const ofApplication = actOfApplication(card);
  if (isEndedColumn(card.column)) return null;
  if (card.visit && ofVisit === 'accept')
    return <AcceptVisit visit={card.visit} of={ofLead('visit')} variant={variant} />;
  if (card.application && ofApplication === 'approve')
    return (
      <AcceptApplication
        id={card.application.id}
        homeId={card.home.id}
        of={ofLead('application')}
        variant={variant}
      />
    );
  if (ofApplication === 'lease') {
    return (
      <Button
        component={Link}
        to={leaseOf(card).to}
        size="sm"
        variant={variant}
        aria-label={nameOf(t`Write the lease`, ofLead('application'))}
      >
        <Trans>Write the lease</Trans>
      </Button>
    );
  }
  if (!card.visit || ofVisit !== 'complete') return null;
  return <CompleteVisit id={card.visit.id} of={ofLead('visit')} variant={variant} />;
}

type OneAct = { of: LeadName; variant: 'filled' | 'light' };

function CompleteVisit({ id, of, variant }: { id: string } & OneAct) {
  const { t } = useLingui();
  const answer = useAnswer();
  return (
    <Suspense fallback={<Skeleton h={36} w={96} />}>
      <AnswerButton
        of={of}
        label={t`Mark as completed`}
        variant={variant}
        question={t`Did the visit take place?`}
        explanation={t`It then moves to the history.`}
        onAnswer={(note) => answer.mutateAsync({ action: 'complete', id, note })}
      />
    </Suspense>
  );
}

function AcceptVisit({ visit, of, variant }: { visit: NonNullable<LeadCard['visit']> } & OneAct) {
  const { t } = useLingui();
  const nameOf = useLeadName();
  const answer = useAnswer();
  const { opened, onOpen, onClose } = useOpened();
  if (visit.lacks.length > 0) {
    return (
      <>
        <Button size="sm" variant={variant} aria-label={nameOf(t`Accept`, of)} onClick={onOpen}>
          {t`Accept`}
        </Button>
        <Suspense>{opened && <AcceptForm visit={visit} of={of} onClose={onClose} />}</Suspense>
      </>
    );
  }
  const time = visitTime(visit.scheduled_date, visit.slot);
  return (
    <Suspense fallback={<Skeleton h={36} w={96} />}>
      <AnswerButton
        of={of}
        label={t`Accept`}
        variant={variant}
        question={t`Accept ${time}?`}
        explanation={t`Both sides then see each other’s contact details, and the seeker the exact address.`}
        onAnswer={(note) => answer.mutateAsync({ action: 'accept', id: visit.id, note })}
      />
    </Suspense>
  );
}

function AcceptApplication({ id, homeId, of, variant }: { id: string; homeId: string } & OneAct) {
  const { t } = useLingui();
  const accept = useAnswer();
  return (
    <Suspense fallback={<Skeleton h={36} w={96} />}>
      <AnswerButton
        of={of}
        label={t`Accept`}
        variant={variant}
        question={t`Accept this application?`}
        explanation={t`Both sides then see each other’s contact details, and the applicant the exact address.`}
        application={{ id, homeId }}
        onAnswer={(note) => accept.mutateAsync({ action: 'approve', id, note })}
      />
    </Suspense>
  );
}

/** Phone and email are there once a visit or an application is accepted; a message goes without. */
export function LeadReach({
  card: { contact, conversation_id: thread },
  name,
  isShort = false,
}: {
  card: LeadCard;
  name: string;
  /** The quickest way alone. */
  isShort?: boolean;
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
  const shown = isShort ? ways.slice(0, 1) : ways;
  const writes = thread && !(isShort && shown.length > 0);
  return (
    <>
      {shown.map(({ href, label, Icon }) => (
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
      {writes && (
        <ActionIcon variant="default" size={36} aria-label={t`Message ${name}`} onClick={onOpen}>
          <IconMessage size={18} aria-hidden />
        </ActionIcon>
      )}
      {thread && opened && (
        <Suspense>
          <TalkDialog id={thread} name={name} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
