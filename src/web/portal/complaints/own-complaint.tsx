// One's own complaint: all that was written, an answer to it, and the way to the grievance officer.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/dates.ts';
import { ComplaintView } from '../../components/complaints/complaint-view.tsx';
import { StepButtons } from '../../components/complaints/step-buttons.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';

export function OwnComplaint({ id }: { id: string }) {
  const { queries } = useApi();
  return (
    <ComplaintView
      query={queries.complaints.getMine.queryOptions({ input: { id }, staleTime: 0 })}
      actions={(complaint) => <Steps complaint={complaint} />}
    />
  );
}

function Steps({ complaint }: { complaint: ComplaintDetail }) {
  const { api } = useApi();
  const { status, reopen_by: last } = complaint;
  if (isOpenComplaint(status)) {
    const write = {
      key: 'write',
      label: msg`Write more`,
      explanation: msg`Our team reads it with your complaint.`,
      saved: msg`Message sent`,
      send: api.complaints.write,
    };
    return <StepButtons complaint={complaint} steps={[write]} />;
  }
  if (!last || clock.today() > last) return null;
  const day = formatDate(last);
  const reopen = {
    key: 'reopen',
    label: msg`Ask the grievance officer`,
    explanation: msg`Write why you do not accept the decision. The grievance officer decides once more, and that closes the complaint.`,
    saved: msg`The grievance officer has your complaint now`,
    send: api.complaints.reopen,
  };
  return (
    <>
      <Text size="sm">
        <Trans>You can take this decision to the grievance officer until {day}.</Trans>
      </Text>
      <StepButtons complaint={complaint} steps={[reopen]} />
    </>
  );
}
