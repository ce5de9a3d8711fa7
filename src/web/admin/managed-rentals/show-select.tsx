// Chooses which rows a list shows; the choice stands in the address, the first one needs no word there.
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

export function ShowSelect({ options, value }: { options: readonly SelectOption[]; value: string }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const choose = (show: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (show && show !== options[0]?.value) next.set('show', show);
    else next.delete('show');
    setParams(next, { preventScrollReset: true });
  };
  return (
    <SelectField label={t`Show`} options={options} value={value} onChange={choose} allowDeselect={false} />
  );
}
