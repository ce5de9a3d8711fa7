// The field that asks why something is done.
import { useLingui } from '@lingui/react/macro';
import { Textarea, type TextareaProps } from '@mantine/core';

type ReasonFieldProps = Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onChange: (reason: string) => void;
  /** Characters. */
  most: number;
};

export function ReasonField({ value, onChange, most, ...field }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <Textarea
      label={t`Reason`}
      required
      autosize
      minRows={2}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
