// One's own complaint: all that was written, an answer to it, and the way to the grievance officer.
import { ComplainantSteps } from '../../components/complaints/complainant-steps.tsx';
import { ComplaintView } from '../../components/complaints/complaint-view.tsx';
import { useApi } from '../../lib/api-provider.tsx';

export function OwnComplaint({ id }: { id: string }) {
  const { api, queries } = useApi();
  return (
    <ComplaintView
      query={queries.complaints.getMine.queryOptions({ input: { id }, staleTime: 0 })}
      actions={(complaint) => (
        <ComplainantSteps complaint={complaint} write={api.complaints.write} reopen={api.complaints.reopen} />
      )}
    />
  );
}
