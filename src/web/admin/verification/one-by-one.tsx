// A queue one by one: its place in the list stands in the address, so whoever is decided makes room for the next one there.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useStepLink } from '../../lib/use-step-link.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import classes from './claim-card.module.css';

/** From 0; nothing where the address shows the list. */
export function placeIn(query: URLSearchParams): number | undefined {
  const place = Number(query.get('one') ?? -1);
  return Number.isInteger(place) && place >= 0 && place < 1000 ? place : undefined;
}

type OneByOneProps<Row> = {
  place: number;
  rows: readonly Row[];
  nextCursor: string | null;
  /** How many match; without it nothing says which of them this is: a later page does not know where it begins. */
  total?: number | undefined;
  card: (row: Row) => ReactNode;
};

/** Changing between the list and one of it takes away what was pressed: the focus goes to what stands in its place. */
export function useStepFocus(isOne: boolean) {
  const around = useRef<HTMLDivElement>(null);
  const was = useRef(isOne);
  useEffect(() => {
    if (was.current === isOne) return;
    was.current = isOne;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree) around.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  }, [isOne]);
  return around;
}

/** Arrow keys press the links of a step, wherever they are not about what has the focus. */
function useArrowKeys() {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.matches('input, textarea, select')) return;
      // A dialog, the tabs and the filters have arrow keys of their own.
      if (target !== document.body && !around.current?.contains(target)) return;
      around.current?.querySelector<HTMLElement>(`a[aria-keyshortcuts="${key}"]`)?.click();
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, []);
  return around;
}

export function OneByOne<Row>({ place, rows, nextCursor, total, card }: OneByOneProps<Row>) {
  const { t } = useLingui();
  const stepLink = useStepLink();
  // The last one was decided, or the list got shorter.
  const at = Math.min(place, rows.length - 1);
  const row = rows[at];
  const number = at + 1;
  const isLast = at >= rows.length - 1;
  const next = isLast
    ? nextCursor && stepLink(() => ({ one: '0', cursor: nextCursor }))
    : stepLink((query) => ({ one: String(Math.min((placeIn(query) ?? at) + 1, rows.length - 1)) }));
  const before = at > 0 && stepLink((query) => ({ one: String(Math.max((placeIn(query) ?? at) - 1, 0)) }));
  const around = useArrowKeys();
  const shown = useRef<HTMLDivElement>(null);
  // What is to be judged is read first, then its buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another request
  useEffect(() => shown.current?.focus({ preventScroll: true }), [at]);
  return (
    <div ref={around} className={classes.one}>
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
        {total !== undefined && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>
              {number} of {total}
            </Trans>
          </Text>
        )}
        <Group gap="xs">
          {before && (
            <Button
              component={Link}
              {...before}
              rel="prev"
              aria-keyshortcuts="ArrowLeft"
              variant="default"
              size="sm"
              leftSection={<IconChevronLeft size={16} aria-hidden />}
            >
              <Trans>Previous</Trans>
            </Button>
          )}
          {next && (
            <Button
              component={Link}
              {...next}
              rel="next"
              aria-keyshortcuts="ArrowRight"
              variant="default"
              size="sm"
              rightSection={<IconChevronRight size={16} aria-hidden />}
            >
              <Trans>Next</Trans>
            </Button>
          )}
        </Group>
      </Group>
      {row && (
        <div ref={shown} tabIndex={-1} className={classes.shown}>
          {card(row)}
        </div>
      )}
    </div>
  );
}

/** From the list to its first one. */
export function OneByOneButton() {
  const stepLink = useStepLink();
  return (
    <Button component={Link} {...stepLink(() => ({ one: '0' }))} data-step variant="default" size="sm">
      <Trans>One by one</Trans>
    </Button>
  );
}
