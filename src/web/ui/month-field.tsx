// A field for a month as people write it: "Nov 2026", "11/2026", "2026-11". What is no month stays as typed and is explained at the field.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { formatMonth, isMonth, type Month } from '../../domain/dates.ts';
import { readTypedMonth } from '../../domain/typed-dates.ts';
import { useHeldForm } from './use-held-form.ts';

type MonthFieldProps = {
  label: string;
  /** Empty for none. */
  value: Month | '';
  onChange: (month: Month | '') => void;
  error?: ReactNode;
  required?: boolean;
};

const shown = (month: string) => (isMonth(month) ? formatMonth(month) : '');

export function MonthField({ value, onChange, error, ...field }: MonthFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shown(value));
  const [isLeft, setLeft] = useState(true);
  const isHeld = typed.trim() !== '' && readTypedMonth(typed) === null;
  useHeldForm(input, isHeld, () => setLeft(true));
  const example = formatMonth('2026-11');
  return (
    <TextInput
      {...field}
      ref={input}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setLeft(false);
        onChange(readTypedMonth(currentTarget.value) ?? '');
      }}
      onBlur={() => {
        setLeft(true);
        if (!isHeld) setTyped(shown(value));
      }}
      placeholder={example}
      error={isHeld && isLeft ? t`No such month. Write it like ${example}.` : error}
      autoComplete="off"
    />
  );
}
