// The steps of somebody new, in their order: on the first screen until there is something to do.
import { useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

export function FirstSteps({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Panel title={title}>
      <List type="ordered" spacing="sm" p="md" aria-label={t`How to begin`}>
        {children}
      </List>
    </Panel>
  );
}

type FirstStepProps = { title: ReactNode; words: ReactNode; children?: ReactNode };

export const FirstStep = ({ title, words, children }: FirstStepProps) => (
  <List.Item>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {words}
    </Text>
    {children}
  </List.Item>
);
