// A queue one by one: its place in the list stands in the address, so whoever is decided makes room for the next one there.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStepLink } from '../../lib/use-step-link.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';

/** From 0; nothing where the address shows the list. */
export function placeIn(query: URLSearchParams): number | undefined {
  const place = Number(query.get('one') ?? -1);
  return Number.isInteger(place) && place >= 0 && place < 1000 ? place : undefined;
}

type OneByOneProps<Row> = {
  place: number;
  rows: readonly Row[];
  nextCursor: string | null;
  card: (row: Row) => ReactNode;
};

export function OneByOne<Row>({ place, rows, nextCursor, card }: OneByOneProps<Row>) {
  const { t } = useLingui();
  const stepLink = useStepLink();
  // The last one was decided, or the list got shorter.
  const at = Math.min(place, rows.length - 1);
  const row = rows[at];
  const isLast = at >= rows.length - 1;
  const next = isLast
    ? nextCursor && stepLink(() => ({ one: '0', cursor: nextCursor }))
    : stepLink((query) => ({ one: String(Math.min((placeIn(query) ?? at) + 1, rows.length - 1)) }));
  return (
    <>
      <Group component="nav" justify="space-between" gap="sm" aria-label={t`One by one`}>
        <Button
          component={Link}
          {...stepLink(() => ({ one: null }))}
          variant="subtle"
          size="sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          <Trans>All requests</Trans>
        </Button>
        {next && (
          <Button
            component={Link}
            {...next}
            rel="next"
            variant="default"
            size="sm"
            rightSection={<IconChevronRight size={16} aria-hidden />}
          >
            <Trans>Next</Trans>
          </Button>
        )}
      </Group>
      {row && card(row)}
    </>
  );
}

/** From the list to its first one. */
export function OneByOneButton() {
  const stepLink = useStepLink();
  return (
    <Button component={Link} {...stepLink(() => ({ one: '0' }))} variant="default" size="sm">
      <Trans>One by one</Trans>
    </Button>
  );
}
