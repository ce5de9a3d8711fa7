// A button that works keeps the focus: `disabled`, as Mantine has it meanwhile, a browser takes the focus from it, out of the dialog too.
import { type ComponentProps, createElement, type MouseEvent } from 'react';

type BusyButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean; 'data-disabled'?: boolean };

/** What every Button and ActionIcon is drawn as. Enter in a field presses its form's button, so that is held back here as well. */
export function BusyButton({ disabled, onClick, type = 'button', ...others }: BusyButtonProps) {
  const isBusy = Boolean(others['data-loading']) && !others['data-disabled'];
  const hold = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // biome-ignore lint/a11y/useButtonType: it is given below, and is a plain button's where nothing else is asked for
  return createElement('button', {
    ...others,
    type,
    disabled: disabled && !isBusy,
    ...(isBusy ? { 'aria-disabled': true } : {}),
    onClick: isBusy ? hold : onClick,
  });
}
