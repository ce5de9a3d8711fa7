// A field for a number: one that cannot be, such as -500 or 40 of 31, stays as typed and is explained at the field.
import { useLingui } from '@lingui/react/macro';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type InputEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { latinDigits } from '../../domain/digits.ts';
import { readNumber } from '../../domain/typed-numbers.ts';
import { isOneKey, isPlainNumber } from './typed-number.ts';
import { useHeldForm } from './use-held-form.ts';
import { isDashBehind, useTypedUnit } from './use-typed-unit.ts';

type Value = number | string;

export type NumberFieldProps = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  value?: Value;
  onChange?: (value: Value) => void;
  min?: number;
  max?: number;
  /** Said of a number below `min` or above `max`. */
  whyRefused?: string;
  /** Reads what this field takes beside numbers, such as "120 sq m" of an area; null for what cannot be read, which is then refused. */
  read?: (text: string) => number | null;
};

/** What stands in the field and is no number that can be, or what stood there before words came. It is said once the field is left. */
type Refused = { value: Value; isSaid: boolean; isWords?: boolean };

export function NumberField({
  value = '',
  onChange,
  min = 0,
  max,
  error,
  whyRefused,
  read = readNumber,
  ...field
}: NumberFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  // Whatever else puts a number here, such as a chosen example, takes the place of what was typed.
  useEffect(() => {
    if (value !== '' && document.activeElement !== input.current) setRefused(undefined);
  }, [value]);
  const say = () => setRefused((now) => now && { ...now, isSaid: true });
  const isHeld = refused !== undefined && !refused.isWords && refused.value !== '';
  useHeldForm(input, isHeld, say);
  const sentence = useSentence(min, max);
  const words = isHeld ? (whyRefused ?? sentence) : t`Write it in figures, like 25000`;
  const isTaken = (typed: Value) =>
    typed === '' || (Number(typed) >= min && Number(typed) <= (max ?? Number.POSITIVE_INFINITY));
  const change = (typed: Value) => {
    setRefused((before) => (isTaken(typed) ? undefined : { value: typed, isSaid: before?.isSaid ?? false }));
    onChange?.(isTaken(typed) ? typed : '');
  };
  const isWhole = field.allowDecimal === false;
  const unit = useTypedUnit(read, isWhole, (number) => {
    if (!isWhole || Number.isInteger(number)) change(number);
  });
  const dropped = useRef(false);
  const take = (text: string) => {
    const number = read(latinDigits(text).trim());
    if (number !== null && (!isWhole || Number.isInteger(number))) return change(number);
    dropped.current = true;
    setRefused({ value, isSaid: true, isWords: true });
  };
  /** As it was drawn last. */
  const shown = useRef('');
  useEffect(() => {
    shown.current = input.current?.value ?? '';
  });
  /** The field would keep the digits of whatever text comes at once, and make 35 of "35k" and 3540 of "35 to 40". */
  const onChangeCapture = (event: FormEvent) => {
    const text = (event.target as HTMLInputElement).value;
    if (isPlainNumber(text, field) || isOneKey(shown.current, text)) return;
    event.stopPropagation();
    take(text);
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (isPlainNumber(text, field)) return;
    event.preventDefault();
    event.stopPropagation();
    take(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (/^[\p{L}\p{M}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) dropped.current = true;
    if (isDashBehind(event)) event.preventDefault();
    unit.onKeyDown(event);
    field.onKeyDown?.(event);
  };
  /** The field knows Latin figures only. Inserted by the browser, they can be undone like any others. */
  const onBeforeInput = (event: InputEvent<HTMLInputElement>) => {
    const figures = latinDigits(event.data);
    if (figures === event.data) return;
    event.preventDefault();
    document.execCommand('insertText', false, figures);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value !== '') say();
    else setRefused(dropped.current ? { value: '', isSaid: true } : undefined);
    dropped.current = false;
    unit.onBlur();
    field.onBlur?.(event);
  };
  return (
    <NumberInput
      {...field}
      ref={input}
      min={min}
      max={max}
      clampBehavior="none"
      // A comma parts thousands in India; the field would take a typed one for the point of 1,200.
      allowedDecimalSeparators={['.']}
      value={refused?.value ?? value}
      onChange={change}
      // Around the field: handlers of its own would run all the same.
      wrapperProps={{ onChangeCapture, onPasteCapture }}
      error={refused?.isSaid ? words : error}
      data-held={isHeld || undefined}
      onKeyDown={onKeyDown}
      onBeforeInput={onBeforeInput}
      onBlur={onBlur}
    />
  );
}

function useSentence(least: number, most: number | undefined): string {
  const { t } = useLingui();
  const from = least.toLocaleString('en-IN');
  const to = most?.toLocaleString('en-IN');
  return to === undefined ? t`Enter a number from ${from} up` : t`Enter a number from ${from} to ${to}`;
}
