// A form that few came for opens on a press, at its first field, and closes by Escape as long as nothing was typed.
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Such forms begin empty. */
const hasTyped = (form: HTMLElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([hidden], [type="checkbox"])')].some(
    ({ value }) => value !== '',
  );

export function Opened({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const wasPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!wasPressed.current) return;
    const field = place.current?.querySelector<HTMLElement>('input:not([hidden])');
    (isOpen ? field : button.current)?.focus();
  }, [isOpen]);
  const turn = (next: boolean) => {
    wasPressed.current = true;
    setOpen(next);
  };
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape' && target instanceof HTMLInputElement && !hasTyped(currentTarget)) turn(false);
  };
  if (isOpen) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in a field inside
      <div ref={place} onKeyDown={onKeyDown} style={{ inlineSize: '100%' }}>
        {children}
      </div>
    );
  }
  return (
    <Button ref={button} variant="default" size="sm" onClick={() => turn(true)}>
      {label}
    </Button>
  );
}
