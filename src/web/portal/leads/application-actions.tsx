// What a person may do with an application now; the domain rule decides which buttons there are.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import { type ApplicationAction, canMoveApplication } from '../../../domain/applications.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { AnswerButton } from './answer-button.tsx';
import { useMoveLead } from './use-move-lead.ts';

type Answer = { action: ApplicationAction; note: string };

/** The act that is next, if the reader has one, and all others. */
export function useApplicationActs(application: Application): { next: ReactNode; rest: ReactNode } {
  const { t } = useLingui();
  const { api } = useApi();
  const move = useMoveLead(({ action, note }: Answer) =>
    api.applications[action]({ id: application.id, note }),
  );
  const { side, status } = application;
  if (!side) return { next: null, rest: null };
  const may = (action: ApplicationAction) => canMoveApplication(status, action, side);
  const answer = (action: ApplicationAction) => (note: string) => move.mutateAsync({ action, note });
  const of = { kind: 'application', person: application.other_name, home: application.home.title } as const;
  const next = may('approve') ? (
    <AnswerButton
      of={of}
      label={t`Accept`}
      variant="filled"
      question={t`Accept this application?`}
      explanation={t`Both sides then see each other’s contact details, and the applicant the exact address.`}
      application={{ id: application.id, homeId: application.home.id }}
      onAnswer={answer('approve')}
    />
  ) : (
    application.is_lister &&
    status === 'approved' && (
      <Button component={Link} to={`/portal/landlord/leases/new?application=${application.id}`} size="sm">
        <Trans>Write the lease</Trans>
      </Button>
    )
  );
  const rest = (
    <>
      {may('review') && (
        <AnswerButton
          of={of}
          label={t`Take under review`}
          question={t`Take this application under review?`}
          explanation={t`The applicant learns that you are looking at it.`}
          onAnswer={answer('review')}
        />
      )}
      {may('decline') && (
        <AnswerButton
          of={of}
          label={t`Decline`}
          destructive
          question={t`Decline this application?`}
          explanation={t`We’ll notify the applicant. This cannot be undone.`}
          onAnswer={answer('decline')}
        />
      )}
      {may('withdraw') && (
        <AnswerButton
          of={of}
          label={t`Withdraw`}
          destructive
          question={t`Withdraw your application?`}
          explanation={t`We’ll notify the owner or agent. You can apply again while the home is available.`}
          onAnswer={answer('withdraw')}
        />
      )}
    </>
  );
  return { next, rest };
}
