// Pages follow each other by the last row seen: there is a next one, and the way back to the first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';

export function CursorPager({ nextCursor }: { nextCursor: string | null }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const isFirst = !params.has('cursor');
  if (isFirst && !nextCursor) return null;
  return (
    <Group component="nav" justify="space-between" aria-label={t`Pages`} gap="sm">
      {isFirst ? (
        <span />
      ) : (
        <Button
          component={Link}
          to={pageLink(params, null)}
          variant="default"
          leftSection={<IconChevronLeft size={16} />}
        >
          <Trans>First page</Trans>
        </Button>
      )}
      {nextCursor && (
        <Button
          component={Link}
          to={pageLink(params, nextCursor)}
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

function pageLink(params: URLSearchParams, cursor: string | null): string {
  const next = new URLSearchParams(params);
  next.delete('lead');
  if (cursor) next.set('cursor', cursor);
  else next.delete('cursor');
  return `?${next}`;
}
