// The question for the owner's PAN before a receipt that names it. Its words are there at once; the field comes after them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { escapeCloses } from '../../ui/escape-closes.ts';
import { OpenModal } from '../../ui/open-modal.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

/** Comes when it is asked for: the pages have a budget of scripts. */
const PanAnswer = lazy(async () => ({ default: (await import('./pan-answer.tsx')).PanAnswer }));

type PanQuestionProps = {
  /** It was asked for: nothing waits behind it. */
  isOptional?: boolean;
  onAnswered: () => void;
  onClose: () => void;
};

export function PanQuestion({ isOptional, onAnswered, onClose }: PanQuestionProps) {
  const { t } = useLingui();
  return (
    <OpenModal
      {...escapeCloses(onClose)}
      title={isOptional ? t`Your PAN, for the receipt` : t`First your PAN, for the receipt`}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            The rent is above ₹1 lakh a year. Your tenant can claim house rent allowance (HRA) only if the
            receipt shows your PAN. You are asked once.
          </Trans>
        </Text>
        <Suspense fallback={<TableSkeleton rows={2} />}>
          <PanAnswer onAnswered={onAnswered} />
        </Suspense>
      </Stack>
    </OpenModal>
  );
}
