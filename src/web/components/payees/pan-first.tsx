// Before the first receipt: the button that makes one asks for the owner's PAN until there is an answer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { escapeCloses } from '../../ui/escape-closes.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useOpened } from '../../ui/use-opened.ts';

/** Comes when it is asked for: the pages have a budget of scripts. */
const PanAnswer = lazy(async () => ({ default: (await import('./pan-answer.tsx')).PanAnswer }));

type PanFirstProps = {
  /** The receipt names the reader's PAN. */
  isNeeded: boolean;
  label: string;
  button?: ButtonProps;
  /** The button itself, for whoever has answered; also where that cannot be read. Opened at once after an answer: that was what they came for. */
  children: (startsOpen: boolean) => ReactNode;
};

export function PanFirst({ isNeeded, label, button, children }: PanFirstProps) {
  const { t } = useLingui();
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
      <Modal
        {...escapeCloses(dialog.onClose)}
        opened={dialog.opened}
        onClose={dialog.onClose}
        title={t`First your PAN, for the receipt`}
      >
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              The rent is above ₹1 lakh a year. Your tenant can claim house rent allowance (HRA) only if the
              receipt shows your PAN. You are asked once.
            </Trans>
          </Text>
          <Suspense fallback={<TableSkeleton rows={2} />}>
            <PanAnswer onAnswered={goOn} />
          </Suspense>
        </Stack>
      </Modal>
    </>
  );
}
