// The first line of a card of a phone: who or what, and how much.
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { paise } from '../../domain/money.ts';
import { MoneyText } from './money-text.tsx';

export function NameAndAmount({ name, amount }: { name: ReactNode; amount: number }) {
  return (
    <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm" fw={600} flex="none">
        <MoneyText amount={paise(amount)} format="plain" />
      </Text>
    </Group>
  );
}
