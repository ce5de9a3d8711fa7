// Search and order of a list, and its next page: each choice stands in the address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconChevronLeft, IconChevronRight, IconSearch } from '../../ui/icons.ts';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

type ListControlsProps = { placeholder: string; sorts?: readonly SelectOption[]; sort?: string };

/** The first of `sorts` is the usual order and needs no word in the address. */
export function ListControls({ placeholder, sorts = [], sort }: ListControlsProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const choose = (name: 'q' | 'sort', value: string) => {
    const next = new URLSearchParams(params);
    for (const other of ['cursor', 'lead']) next.delete(other);
    if (value && value !== sorts[0]?.value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };
  const q = params.get('q') ?? '';
  return (
    <Group align="flex-end" gap="sm">
      <Search key={q} q={q} placeholder={placeholder} onSearch={(text) => choose('q', text)} />
      {sorts.length > 0 && (
        <SelectField
          label={t`Sort`}
          value={sort}
          onChange={(value) => choose('sort', value ?? '')}
          allowDeselect={false}
          options={sorts}
        />
      )}
    </Group>
  );
}

type SearchProps = { q: string; placeholder: string; onSearch: (text: string) => void };

function Search({ q, placeholder, onSearch }: SearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          label={t`Search`}
          placeholder={placeholder}
          w="min(300px, 100vw - 4rem)"
          leftSection={<IconSearch size={18} />}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

/** Pages follow each other by the last row seen: there is a next one, and the way back to the first. */
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
