// Finds people of one's team by name or code; whoever is found can be shown where they stand.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TeamMember } from '../../../../contract/affiliates.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconSearch } from '../../../ui/icons.ts';
import { affiliateFailures } from '../affiliate-messages.ts';

const PAUSE_MS = 250;
const LEAST_LETTERS = 3;
const SHOWN = 20;

type TeamSearchProps = {
  onShow: (member: TeamMember) => void;
  /** The tree, which would contradict a search that finds no one. */
  children: ReactNode;
};

export function TeamSearch({ onShow, children }: TeamSearchProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const isAsked = asked.length >= LEAST_LETTERS && text.trim().length >= LEAST_LETTERS;
  const found = useQuery(
    queries.team.search.queryOptions({
      input: { q: asked, limit: SHOWN },
      enabled: isAsked,
      placeholderData: keepPreviousData,
    }),
  );
  const isNone = isAsked && found.data?.items.length === 0;
  const tools = (
    <search>
      <Stack gap="sm">
        <TextInput
          type="search"
          label={t`Find someone in your team`}
          placeholder={t`Name or code, three characters at least`}
          leftSection={<IconSearch size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={100}
          maw={420}
        />
        <div aria-live="polite">
          {isAsked && found.isError && <LoadError query={found} otherwise={affiliateFailures.team} />}
          {isNone && (
            <EmptyState
              title={t`No one in your team matches.`}
              action={
                <Button variant="default" onClick={() => setText('')}>
                  <Trans>Show all</Trans>
                </Button>
              }
            >
              <Trans>Try another word.</Trans>
            </EmptyState>
          )}
          {isAsked && found.data && !isNone && <Found {...found.data} onShow={onShow} />}
        </div>
      </Stack>
    </search>
  );
  return (
    <>
      {tools}
      {!isNone && children}
    </>
  );
}

type FoundProps = { items: readonly TeamMember[]; more: boolean; onShow: (member: TeamMember) => void };

function Found({ items, more, onShow }: FoundProps) {
  const { t } = useLingui();
  return (
    <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t`People found`}>
      {items.map((member) => {
        const name = member.full_name;
        return (
          <li key={member.affiliate_id}>
            <Group gap="sm">
              <Text size="sm">
                {name} <span className="money">{member.affiliate_id}</span>
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => onShow(member)}
                aria-label={t`Show ${name} in the tree`}
              >
                <Trans>Show in the tree</Trans>
              </Button>
            </Group>
          </li>
        );
      })}
      {more && (
        <li>
          <Text size="sm" c="dimmed">
            <Trans>There are more: keep typing.</Trans>
          </Text>
        </li>
      )}
    </Stack>
  );
}
