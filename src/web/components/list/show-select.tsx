// Chooses which rows a list shows; the choice stands in the address, the first one needs no word there.
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

type ShowSelectProps = {
  options: readonly SelectOption[];
  value: string;
  /** Its word in the address, and what the field is called. */
  name?: string;
  label?: string;
};

export function ShowSelect({ options, value, name = 'show', label }: ShowSelectProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const choose = (show: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (show && show !== options[0]?.value) next.set(name, show);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <SelectField
      label={label ?? t`Show`}
      options={options}
      value={value}
      onChange={choose}
      allowDeselect={false}
    />
  );
}
