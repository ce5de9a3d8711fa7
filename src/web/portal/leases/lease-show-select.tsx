// Which leases a list shows.
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { leaseShows } from '../../../contract/choices.ts';
import { ShowSelect } from '../../components/list/show-select.tsx';

export function LeaseShowSelect() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  return (
    <ShowSelect
      value={leaseShows.find((one) => one === params.get('show')) ?? 'open'}
      options={[
        { value: 'open', label: t`Drafts and running` },
        { value: 'running', label: t`Running` },
        { value: 'ended', label: t`Ended` },
        { value: 'all', label: t`All` },
      ]}
    />
  );
}
