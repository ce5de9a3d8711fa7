// A select whose options all mean something: an item with an empty value would be indistinguishable from no choice.
// Choosing the same again keeps it; what may be empty has a button that empties it.
import { Select, type SelectProps } from '@mantine/core';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<SelectProps, 'data'> & { options: readonly SelectOption[] };

export function SelectField({ options, ...select }: SelectFieldProps) {
  return (
    <Select
      allowDeselect={false}
      {...select}
      data={checkOptions(options)}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
    />
  );
}

/** Throws for an option without a value: that is a mistake in the screen, found the first time it is drawn. */
export function checkOptions(options: readonly SelectOption[]): SelectOption[] {
  const empty = options.find(({ value }) => value === '');
  if (empty) throw new Error(`A select item cannot have an empty value: "${empty.label}"`);
  return [...options];
}
