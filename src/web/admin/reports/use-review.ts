// Takes a report under review, and what every decision does afterwards: the list is asked anew.
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { reportFailures } from './report-messages.ts';

export function useReloadReports() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.reports.key() });
}

export function useReview() {
  const { api } = useApi();
  const reload = useReloadReports();
  return useFormMutation({
    send: api.reports.review,
    failure: reportFailures.save,
    onSent: () => {
      toast.success(msg`Report taken under review`);
      return reload();
    },
  });
}
