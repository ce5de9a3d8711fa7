// What a person may do with a visit now; the domain rule decides which buttons there are.
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Visit } from '../../../contract/visits.ts';
import { canMoveVisit, canSayOnWay, type VisitAction, visitStart } from '../../../domain/visits.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { AnswerButton } from './answer-button.tsx';
import { type LeadName, useLeadName } from './lead-name.tsx';
import { RetimeButton } from './retime-button.tsx';
import { useMoveLead } from './use-move-lead.ts';

/** Only an agreed visit has one. */
const CalendarButton = lazy(() =>
  import('./calendar-button.tsx').then((file) => ({ default: file.CalendarButton })),
);

/** Most homes have an address. */
const AcceptForm = lazy(() => import('./accept-form.tsx'));

type Answer = { action: 'accept' | 'decline' | 'cancel' | 'complete' | 'miss'; note: string };

/** The act that is next, if the reader has one, and all others. */
export function useVisitActs(visit: Visit): { next: ReactNode; rest: ReactNode } {
  const { t } = useLingui();
  const { api } = useApi();
  const move = useMoveLead(({ action, note }: Answer) => api.visits[action]({ id: visit.id, note }));
  const setOut = useMoveLead(() => api.visits.comeSoon({ id: visit.id }));
  const { side } = visit;
  if (!side) return { next: null, rest: null };
  const may = (action: VisitAction) => canMoveVisit(visit, action, side);
  const answer = (action: Answer['action']) => (note: string) => move.mutateAsync({ action, note });
  const time = visitTime(visit.scheduled_date, visit.slot);
  const of = { kind: 'visit', person: visit.other_name, home: visit.home.title } as const;
  const when = { status: visit.status, date: visit.scheduled_date, slot: visit.slot };
  const maySetOut = canSayOnWay(when, clock.now()) && !visit.on_way.includes(side);
  const isOver = Date.parse(visitStart(visit.scheduled_date, visit.slot)) <= Date.parse(clock.now());
  const next = () => {
    if (may('accept') && !isOver && visit.lacks.length > 0) return <AcceptButton visit={visit} of={of} />;
    if (may('accept') && !isOver) {
      return (
        <AnswerButton
          of={of}
          label={t`Accept`}
          variant="filled"
          question={t`Accept ${time}?`}
          explanation={t`Both sides then see each other’s contact details, and the seeker the exact address.`}
          onAnswer={answer('accept')}
        />
      );
    }
    if (maySetOut) {
      return (
        <Button size="sm" loading={setOut.isPending} onClick={() => setOut.mutate(undefined)}>
          {t`I am on my way`}
        </Button>
      );
    }
    if (may('complete') && isOver) {
      return (
        <AnswerButton
          of={of}
          label={t`Mark as completed`}
          question={t`Did the visit take place?`}
          explanation={t`It then moves to the history.`}
          onAnswer={answer('complete')}
        />
      );
    }
    return null;
  };
  const rest = (
    <>
      <Suspense>
        <CalendarButton visit={visit} />
      </Suspense>
      {may('propose') && <RetimeButton visit={visit} action="propose" />}
      {may('reschedule') && <RetimeButton visit={visit} action="reschedule" />}
      {may('miss') && isOver && visit.rating === null && (
        <AnswerButton
          of={of}
          label={t`The other side did not come`}
          destructive
          question={t`Did the other side not come?`}
          explanation={t`The visit then counts as not having taken place, and cannot be rated. We’ll notify the other side.`}
          onAnswer={answer('miss')}
        />
      )}
      {may('decline') && (
        <AnswerButton
          of={of}
          label={t`Decline`}
          destructive
          question={t`Decline this visit?`}
          explanation={t`We’ll notify the other side. This cannot be undone.`}
          onAnswer={answer('decline')}
        />
      )}
      {may('cancel') && !may('decline') && (
        <AnswerButton
          of={of}
          label={maySetOut ? t`I cannot come` : t`Cancel the visit`}
          destructive
          question={t`Cancel this visit?`}
          explanation={t`We’ll notify the other side. This cannot be undone.`}
          onAnswer={answer('cancel')}
        />
      )}
    </>
  );
  return { next: next(), rest };
}

function AcceptButton({ visit, of }: { visit: Visit; of: LeadName }) {
  const { t } = useLingui();
  const nameOf = useLeadName();
  const { opened, onOpen, onClose } = useOpened();
  return (
    <>
      <Button size="sm" aria-label={nameOf(t`Accept`, of)} onClick={onOpen}>
        {t`Accept`}
      </Button>
      <Suspense>{opened && <AcceptForm visit={visit} of={of} onClose={onClose} />}</Suspense>
    </>
  );
}
