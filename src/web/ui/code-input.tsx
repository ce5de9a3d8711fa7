// One-time code: digits only by default, up to its length, and the completion callback when full (specification, section 5).
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';

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
  const id = useId();
  // Mantine's own callback does not notice that boxes were emptied from outside: a second code that is pasted would complete nothing.
  const change = (code: string) => {
    onChange(code);
    if (code.length === length && value.length < length) onComplete?.(code);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      error={error}
      description={description}
      labelElement="div"
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <PinInput
        {...input}
        id={id}
        value={value}
        onChange={change}
        length={length}
        type={accepts ?? 'number'}
        ariaLabel={label}
        error={error !== undefined}
        oneTimeCode
        placeholder=""
        size="lg"
        gap="xs"
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </Input.Wrapper>
  );
}
