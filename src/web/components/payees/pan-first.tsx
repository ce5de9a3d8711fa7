// Before the first receipt: the button that makes one asks for the owner's PAN until there is an answer.
import { Button, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { PanQuestion } from './pan-question.tsx';

type PanFirstProps = {
  /** The receipt names the reader's PAN. */
  isNeeded: boolean;
  label: string;
  button?: ButtonProps;
  /** The button itself, for whoever has answered; also where that cannot be read. Opened at once after an answer: that was what they came for. */
  children: (startsOpen: boolean) => ReactNode;
};

export function PanFirst({ isNeeded, label, button, children }: PanFirstProps) {
  const { queries } = useApi();
  const dialog = useOpened();
  const [hasAnswered, setHasAnswered] = useState(false);
  const goOn = () => {
    dialog.onClose();
    setHasAnswered(true);
  };
  const { data, isPending } = useQuery(
    queries.payees.getMine.queryOptions({ staleTime: 0, enabled: isNeeded }),
  );
  if (isNeeded && isPending) {
    // A press that comes before the answer must not pass the question by.
    return (
      <Button size="sm" {...button} disabled>
        {label}
      </Button>
    );
  }
  if (!isNeeded || !data || data.pan || data.pan_refused_at) return children(hasAnswered);
  return (
    <>
      <Button size="sm" {...button} onClick={dialog.onOpen}>
        {label}
      </Button>
      {dialog.opened && <PanQuestion onAnswered={goOn} onClose={dialog.onClose} />}
    </>
  );
}
