// A card of the payouts screen under its own heading.
import { Card, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card padding="md" component="section" className={classes.section} aria-labelledby={id}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {actions}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
