// Beside one of a list: the way to the one after it, also on the next page, so that a queue is worked through without the list.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cursorOf } from '../../components/list/list-input.ts';
import { withWords } from '../../lib/use-query-change.ts';
import { IconChevronRight } from '../../ui/icons.ts';

type Page = { items: readonly { id: string }[]; next_cursor: string | null };

type NextOfListProps = {
  /** Its word in the address. */
  name: string;
  id: string;
  /** The page of the list that begins at a cursor. */
  // biome-ignore lint/suspicious/noExplicitAny: the library's own options carry their key and error types, which do not matter here
  page: (cursor: string | undefined) => UseQueryOptions<Page, any, Page, any>;
};

export function NextOfList({ name, id, page }: NextOfListProps) {
  const [params] = useSearchParams();
  const here = useQuery(page(cursorOf(params)));
  const rows = here.data?.items ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const further = here.data?.next_cursor ?? undefined;
  const goesOn = further !== undefined && place === rows.length - 1;
  const after = useQuery({ ...page(further), enabled: goesOn });
  // Whatever was decided leaves a list of open ones; the next has its place then.
  const [held, setHeld] = useState(0);
  if (place >= 0 && place !== held) setHeld(place);
  const ahead = place < 0 ? (rows[held] ?? rows[0]) : rows[place + 1];
  const next = ahead ?? (goesOn ? after.data?.items[0] : undefined);
  if (!next) return null;
  const words = ahead ? { [name]: next.id } : { [name]: next.id, cursor: further };
  return (
    <Button
      component={Link}
      to={`?${withWords(params, words)}`}
      rel="next"
      variant="default"
      size="sm"
      rightSection={<IconChevronRight size={16} aria-hidden />}
    >
      <Trans>Next</Trans>
    </Button>
  );
}
