// The steps that a reader of a complaint may take, each with a dialog for its words.
import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { type ComplaintStep, WriteDialog } from './write-dialog.tsx';

type StepButtonsProps = {
  complaint: ComplaintDetail;
  steps: readonly ComplaintStep[];
  /** Before them. */
  children?: ReactNode;
};

export function StepButtons({ complaint, steps, children }: StepButtonsProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<ComplaintStep>();
  return (
    <Group gap="sm">
      {children}
      {steps.map((step) => (
        <Button key={step.key} variant="default" onClick={() => setOpen(step)}>
          {i18n._(step.label)}
        </Button>
      ))}
      {open && <WriteDialog complaint={complaint} step={open} onClose={() => setOpen(undefined)} />}
    </Group>
  );
}
