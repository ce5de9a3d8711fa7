// Whether the next batch pays somebody, or what keeps it from doing so.
import { Trans } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../domain/dates.ts';

type NextBatchProps = {
  of: { block: string | null; account_held_until: string | null };
  word: string;
  children?: ReactNode;
};

export function NextBatch({ of: { block, account_held_until: until }, word, children }: NextBatchProps) {
  const moment = until && formatInstant(until);
  return (
    <>
      <Badge color={block === null ? 'green' : 'yellow'}>{word}</Badge>
      {moment && (
        <Text size="xs" c="dimmed">
          <Trans>The new account is paid from {moment}</Trans>
        </Text>
      )}
      {children}
    </>
  );
}
