// What whoever complained may still do: write more while it is open, or take the decision to the grievance officer.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { StepButtons } from './step-buttons.tsx';
import type { ComplaintStep } from './write-dialog.tsx';

type ComplainantStepsProps = {
  complaint: ComplaintDetail;
  write: ComplaintStep['send'];
  reopen: ComplaintStep['send'];
};

export function ComplainantSteps({ complaint, write, reopen }: ComplainantStepsProps) {
  const { status, reopen_by: last } = complaint;
  if (isOpenComplaint(status)) {
    const more: ComplaintStep = {
      key: 'write',
      label: msg`Write more`,
      explanation: msg`Our team reads it with your complaint.`,
      saved: msg`Message sent`,
      send: write,
    };
    return <StepButtons complaint={complaint} steps={[more]} />;
  }
  if (!last || clock.today() > last) return null;
  const day = formatDate(last);
  const escalate: ComplaintStep = {
    key: 'reopen',
    label: msg`Ask the grievance officer`,
    explanation: msg`Write why you do not accept the decision. The grievance officer decides once more, and that closes the complaint.`,
    saved: msg`The grievance officer has your complaint now`,
    send: reopen,
  };
  return (
    <>
      <Text size="sm">
        <Trans>You can take this decision to the grievance officer until {day}.</Trans>
      </Text>
      <StepButtons complaint={complaint} steps={[escalate]} />
    </>
  );
}
