// A list of the lease form that grows by a button: co-tenants, charges, what is in the home.
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type LinesProps<Line> = {
  title: string;
  /** What the list is for. */
  hint?: string;
  addLabel: string;
  lines: readonly Line[];
  blank: Line;
  most: number;
  set: (lines: Line[]) => void;
  error?: string | undefined;
  /** The fields of one line. */
  children: (line: Line, change: (own: Partial<Line>) => void, place: number) => ReactNode;
};

export function Lines<Line extends { key: string }>(props: LinesProps<Line>) {
  const { title, hint, addLabel, lines, blank, most, set, error, children } = props;
  const { t } = useLingui();
  return (
    <Stack gap="xs" role="group" aria-label={title}>
      <Text fw={600} size="sm">
        {title}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      {lines.map((line, place) => (
        <Card key={line.key} padding="sm" withBorder>
          <Stack gap="xs">
            {children(
              line,
              (own) => set(lines.map((one) => (one.key === line.key ? { ...one, ...own } : one))),
              place,
            )}
            <Group justify="flex-end">
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => set(lines.filter(({ key }) => key !== line.key))}
                aria-label={t`Remove: ${title} ${place + 1}`}
              >
                {t`Remove`}
              </Button>
            </Group>
          </Stack>
        </Card>
      ))}
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      <Group>
        <Button
          size="xs"
          variant="default"
          disabled={lines.length >= most}
          onClick={() => set([...lines, { ...blank, key: crypto.randomUUID() }])}
        >
          {addLabel}
        </Button>
      </Group>
    </Stack>
  );
}
