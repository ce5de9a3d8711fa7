// Pages follow each other by the last row seen: there is a next one, and the way back to the first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useStepLink } from '../../lib/use-step-link.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';

type CursorPagerProps = {
  nextCursor: string | null;
  /** The rows are still those of the page before: which page follows is known when the new ones are here. */
  isOld?: boolean | undefined;
};

export function CursorPager({ nextCursor, isOld = false }: CursorPagerProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const stepLink = useStepLink();
  const isFirst = !params.has('cursor');
  if (isFirst && !nextCursor) return null;
  const to = (cursor: string | null) => stepLink(() => ({ cursor, lead: null }));
  const next = to(nextCursor);
  return (
    <Group component="nav" justify="space-between" aria-label={t`Pages`} gap="sm">
      {isFirst ? (
        <span />
      ) : (
        <Button component={Link} {...to(null)} variant="default" leftSection={<IconChevronLeft size={16} />}>
          <Trans>First page</Trans>
        </Button>
      )}
      {nextCursor && (
        <Button
          component={Link}
          {...next}
          onClick={(event) => (isOld ? event.preventDefault() : next.onClick(event))}
          aria-disabled={isOld}
          rel="next"
          variant="default"
          rightSection={<IconChevronRight size={16} />}
        >
          <Trans>Next page</Trans>
        </Button>
      )}
    </Group>
  );
}
