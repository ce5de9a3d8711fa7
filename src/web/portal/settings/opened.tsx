// A form that few came for opens on a press.
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

export function Opened({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <Button variant="default" size="sm" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}
