// Add RVL: opens the form that locks a rental value for a person (specification, sections 2.3, 5 and 8).
import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { AddRvlDialog, type AddRvlPerson } from './add-rvl-dialog.tsx';

type AddRvlButtonProps = ButtonProps & { person: AddRvlPerson };

export function AddRvlButton({ person, ...button }: AddRvlButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpened(true)} aria-label={t`Add RVL for ${person.name}`}>
        {t`Add RVL`}
      </Button>
      {opened && <AddRvlDialog person={person} onClose={() => setOpened(false)} />}
    </>
  );
}
