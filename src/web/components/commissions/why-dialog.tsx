// "Why this amount" as a dialog over a list of lines; who opens it says where the explanation comes from.
import { Text } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Explanation } from '../../../contract/commissions.ts';
import { OpenModal } from '../../ui/open-modal.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { commissionFailures } from './commission-sentences.ts';
import { WhyAmount } from './why-amount.tsx';

type WhyDialogProps = {
  /** The home, and the amount if there is one. */
  title: string;
  /** Options of `commissions.explainMine`, or of an administrator's `commissions.explain`. */
  // biome-ignore lint/suspicious/noExplicitAny: the library's own options carry their key and error types, which do not matter here
  query: UseQueryOptions<Explanation, any, Explanation, any>;
  /** An administrator asks about somebody else. */
  isOfOther?: boolean;
  /** The way to an objection, below the line of a closed month: what an open one would pay may change by itself. */
  objection?: ReactNode;
  onClose: () => void;
};

export function WhyDialog({ title, query, isOfOther = false, objection, onClose }: WhyDialogProps) {
  const explanation = useQuery(query);
  return (
    <OpenModal
      onClose={onClose}
      size="xl"
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
    >
      {explanation.isPending && <TableSkeleton rows={4} />}
      {explanation.isError && <LoadError query={explanation} otherwise={commissionFailures.explain} />}
      {explanation.data && <WhyAmount explanation={explanation.data} isOfOther={isOfOther} />}
      {explanation.data && !explanation.data.is_estimate && objection}
    </OpenModal>
  );
}
