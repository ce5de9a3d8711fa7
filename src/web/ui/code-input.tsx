// One-time code: digits only by default, up to its length, and the completion callback when full (specification, section 5).
import { useLingui } from '@lingui/react/macro';
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import { latinDigits } from '../../domain/digits.ts';

/** Of Hindi keyboards too; the code that is handed on has Latin ones. */
const digits = /^[0-9०-९]+$/;

type CodeInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  length?: number;
  /** Which single characters are taken; digits unless said. */
  accepts?: RegExp;
  error?: string;
  description?: string;
  disabled?: boolean;
  autoFocus?: boolean;
};

export function CodeInput(props: CodeInputProps) {
  const { label, error, description, length = 6, accepts, value, onChange, onComplete, ...input } = props;
  const { t } = useLingui();
  const nameOf = (digit: number) => t`Digit ${digit} of ${length}`;
  const id = useId();
  const describedBy =
    [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  // Mantine's own callback does not notice that boxes were emptied from outside: a second code that is pasted would complete nothing.
  const change = (typed: string) => {
    const code = latinDigits(typed);
    onChange(code);
    if (code.length === length && value.length < length) onComplete?.(code);
  };
  // Not Mantine's wrapper: it gives what is in it one id, so that all boxes would have the same.
  return (
    <div>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <PinInput
        {...input}
        id={id}
        value={value}
        onChange={change}
        length={length}
        type={accepts ?? digits}
        inputType={accepts ? 'text' : 'tel'}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        // Not the property of the whole: Mantine then refuses the keys of Hindi digits.
        getInputProps={(place) => ({
          'aria-label': nameOf(place + 1),
          inputMode: accepts ? 'text' : 'numeric',
        })}
        error={error !== undefined}
        oneTimeCode
        placeholder=""
        size="lg"
        gap="xs"
        my={5}
      />
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
