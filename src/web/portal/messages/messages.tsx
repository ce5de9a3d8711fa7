// `/messages`: what one writes with listers and seekers, newest first; `?thread=` opens one of them.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Conversation } from '../../../contract/messages.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Thread } from './thread.tsx';

export const meta = () => screenMeta(msg`Messages`);

const notLoaded = msg`Your messages could not be loaded`;

export default function Messages() {
  const [params] = useSearchParams();
  const thread = params.get('thread');
  if (thread) return <Thread key={thread} id={thread} />;
  return <Talks />;
}

function Talks() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.messages.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Messages</Trans>}
        description={
          <Trans>With owners and agents of homes you like, and with people who ask about yours.</Trans>
        }
      />
      <ListFrame
        query={list}
        failure={notLoaded}
        empty={
          <EmptyState
            title={t`No messages yet. Message an owner or agent from a home’s page.`}
            action={
              <Button component={Link} to="/properties">
                <Trans>Find a home</Trans>
              </Button>
            }
          />
        }
      >
        {(talks) => (
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {talks.map((talk) => (
              <li key={talk.id}>
                <TalkCard talk={talk} />
              </li>
            ))}
          </Stack>
        )}
      </ListFrame>
    </Stack>
  );
}

function TalkCard({ talk }: { talk: Conversation }) {
  const { t } = useLingui();
  const name = talk.other.name ?? t`No name given`;
  return (
    <Card padding="md" component={Link} to={`/messages?thread=${talk.id}`} c="inherit">
      <Group wrap="nowrap" align="start">
        <Avatar src={talk.other.avatar_url} alt="" name={name} />
        <Stack gap={2} miw={0} flex={1}>
          <Group justify="space-between" gap="xs">
            <Text fw={talk.is_unread ? 700 : 600}>{name}</Text>
            {talk.is_unread && (
              <Badge>
                <Trans>New</Trans>
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            <HomeTitle title={talk.home.title} /> · {formatInstant(talk.last_message_at)}
          </Text>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {talk.last_message}
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
