// One complaint as the office works on it: taken, noted, answered and decided.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { ComplaintView } from '../../components/complaints/complaint-view.tsx';
import { StepButtons } from '../../components/complaints/step-buttons.tsx';
import type { ComplaintStep } from '../../components/complaints/write-dialog.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NextOfList } from '../shell/next-of-list.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { useMay } from '../shell/use-may.ts';
import { Sender } from './sender.tsx';
import { useComplaintInput } from './use-complaint-input.ts';

export function ComplaintPage({ id }: { id: string }) {
  const { queries } = useApi();
  const { input } = useComplaintInput();
  return (
    <ComplaintView
      query={queries.complaints.get.queryOptions({ input: { id }, staleTime: 0 })}
      facts={(complaint) => <People complaint={complaint} />}
      actions={(complaint) => <Work complaint={complaint} />}
      next={
        <NextOfList
          name="complaint"
          id={id}
          page={(cursor) =>
            queries.complaints.list.queryOptions({ input: { ...input, cursor }, staleTime: 0 })
          }
        />
      }
    />
  );
}

function People({ complaint }: { complaint: ComplaintDetail }) {
  const { assigned_to: assignee, sender } = complaint;
  return (
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      <Trans>
        From <Sender complaint={complaint} />
      </Trans>
      {sender && (
        <>
          {' · '}
          <Anchor href={`mailto:${sender.email}`} size="sm">
            {sender.email}
          </Anchor>
          {' · '}
          <Trans>without an account; your answers go there by email</Trans>
        </>
      )}
      {' · '}
      {assignee ? (
        <Trans>
          With <PersonLink person={assignee} />
        </Trans>
      ) : (
        <Trans>Not assigned yet</Trans>
      )}
    </Text>
  );
}

function Work({ complaint }: { complaint: ComplaintDetail }) {
  const { api } = useApi();
  const may = useMay();
  const note: ComplaintStep = {
    key: 'note',
    label: msg`Add a note`,
    explanation: msg`Only your team sees it.`,
    saved: msg`Note added`,
    send: api.complaints.note,
  };
  if (!isOpenComplaint(complaint.status)) return <StepButtons complaint={complaint} steps={[note]} />;
  const isOfficers = complaint.status === 'escalated';
  const answers: ComplaintStep[] = [
    {
      key: 'reply',
      label: msg`Answer`,
      explanation: msg`We’ll send it to the complainant. The complaint stays open.`,
      saved: msg`Answer sent`,
      send: api.complaints.reply,
    },
  ];
  if (!isOfficers || may('complaints.close')) {
    answers.push({
      key: 'decide',
      label: msg`Decide`,
      explanation: isOfficers
        ? msg`The grievance officer’s decision and the reason. We’ll send it to the complainant and close the complaint.`
        : msg`Your decision and the reason. We’ll send it to the complainant, who can appeal once to the grievance officer.`,
      saved: msg`Complaint decided`,
      send: api.complaints.decide,
    });
  }
  return (
    <StepButtons complaint={complaint} steps={[...answers, note]}>
      {!complaint.assigned_to && <TakeButton id={complaint.id} />}
    </StepButtons>
  );
}

function TakeButton({ id }: { id: string }) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const take = useFormMutation({
    send: api.complaints.take,
    failure: msg`It could not be saved`,
    onSent: () => {
      toast.success(msg`This complaint is now yours`);
      return client.invalidateQueries({ queryKey: queries.complaints.key() });
    },
  });
  return (
    <Button loading={take.isBusy} onClick={() => take.submit({ id })}>
      <Trans>Take it</Trans>
    </Button>
  );
}
