// Which leases a list shows; the choice stands in the address.
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { leaseShows } from '../../../contract/choices.ts';
import { SelectField } from '../../ui/select-field.tsx';

export function ShowSelect() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const show = leaseShows.find((one) => one === params.get('show')) ?? 'open';
  const choose = (value: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (value && value !== 'open') next.set('show', value);
    else next.delete('show');
    setParams(next, { preventScrollReset: true });
  };
  return (
    <SelectField
      label={t`Show`}
      value={show}
      onChange={choose}
      allowDeselect={false}
      options={[
        { value: 'open', label: t`Drafts and running` },
        { value: 'running', label: t`Running` },
        { value: 'ended', label: t`Ended` },
        { value: 'all', label: t`All` },
      ]}
    />
  );
}
