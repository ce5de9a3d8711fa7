// One conversation: what was written, oldest first, the answer, contacts once both agree, and the way to report it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Conversation, Message } from '../../../contract/messages.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { VoiceName } from '../../components/leads/voice-name.tsx';
import { byCursor } from '../../components/list/by-cursor.ts';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { Answer } from './answer.tsx';
import { BlockButton } from './block-button.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { ReportButton } from './report-button.tsx';

const notLoaded = msg`The conversation could not be loaded`;
const cautions: Readonly<Record<Message['warnings'][number], MessageDescriptor>> = {
  'pay-before-visit': msg`Never pay a token or an advance before you have seen the home and met its owner.`,
  'gate-pass': msg`A visit costs nothing. Anyone who wants money for a gate pass is often a fraud.`,
  'qr-to-receive': msg`To receive money you never scan a QR code, enter a UPI PIN or send one rupee. That takes money from you.`,
  'one-time-code': msg`Never share your one-time code, not even with us.`,
  'away-abroad': msg`See the home first. Anyone who is away and wants money before handing over the keys is often not the owner.`,
};
/** Asked anew while somebody waits for an answer. */
const EVERY_TEN_SECONDS = 10_000;

type ThreadProps = {
  id: string;
  /** In the dialog of a lead, which has name, home and contacts already, and which an answer moves on. */
  onAnswered?: () => unknown;
};

export function Thread({ id, onAnswered }: ThreadProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const query = useQuery(
    queries.messages.list.queryOptions({
      input: { id, limit: 1 },
      staleTime: 0,
      refetchInterval: EVERY_TEN_SECONDS,
    }),
  );
  if (query.isPending) return <FormSkeleton fields={3} />;
  if (query.isError) return <LoadError query={query} otherwise={notLoaded} />;
  const [talk] = query.data.items;
  if (!talk) {
    return (
      <EmptyState
        title={t`There is no such conversation`}
        action={
          <Button component={Link} to="/messages">
            <Trans>All messages</Trans>
          </Button>
        }
      />
    );
  }
  return onAnswered ? <Exchange talk={talk} onAnswered={onAnswered} /> : <Talk talk={talk} />;
}

function Talk({ talk }: { talk: Conversation }) {
  const { t } = useLingui();
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title={talk.other.name ?? t`No name given`}
        description={
          <Anchor component={Link} to={homePath(talk.home)} underline="always">
            <HomeTitle title={talk.home.title} />
          </Anchor>
        }
        actions={
          <Button component={Link} to="/messages" variant="default">
            <Trans>All messages</Trans>
          </Button>
        }
      />
      <ContactsCard talk={talk} />
      <Exchange talk={talk} />
      <Group>
        {talk.may_share && <BlockButton talk={talk} />}
        {!talk.is_blocked && <ReportButton id={talk.id} />}
      </Group>
    </Stack>
  );
}

/** What was written, and the answer. */
function Exchange({ talk, onAnswered }: { talk: Conversation } & Pick<ThreadProps, 'onAnswered'>) {
  useMarkRead(talk);
  return (
    <Stack gap="lg">
      <Written talk={talk} />
      {talk.is_blocked ? (
        <Alert color="yellow">
          <Trans>This conversation was reported and is now closed.</Trans>
        </Alert>
      ) : talk.i_blocked ? (
        <Alert color="yellow">
          <Trans>You blocked this person. Neither of you writes to the other, or requests a visit.</Trans>
        </Alert>
      ) : (
        <Answer id={talk.id} isOpen={talk.contacts_open} onAnswered={onAnswered} />
      )}
    </Stack>
  );
}

/** Whoever has it open has read it. */
function useMarkRead({ id, is_unread: isUnread, last_message_at: at }: Conversation) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message, whatever else changes
  useEffect(() => {
    if (!isUnread) return;
    void api.messages
      .markRead({ id })
      .then(() => client.invalidateQueries({ queryKey: queries.messages.key() }))
      .catch(() => {});
  }, [id, isUnread, at]);
}

function Written({ talk: { id, last_message_at, contacts_open: isOpen } }: { talk: Conversation }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.messages.read.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id, cursor }),
      staleTime: 0,
    }),
  );
  const { refetch } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that came, and what was covered, is read at once
  useEffect(() => void refetch(), [last_message_at, isOpen, refetch]);
  return (
    <section aria-label={t`What was written`}>
      <ListFrame query={list} failure={notLoaded} empty={t`Nothing was written yet.`}>
        {(messages) => (
          <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: 'none' }} aria-live="polite">
            {[...messages].reverse().map((message) => (
              <One key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </ListFrame>
    </section>
  );
}

function One({
  message: { is_mine: isMine, is_own: isOwn, voice, body, warnings, created_at },
}: {
  message: Message;
}) {
  const { i18n } = useLingui();
  const when = formatInstant(created_at);
  return (
    <Paper
      component="li"
      withBorder
      p="sm"
      maw="85%"
      style={{ alignSelf: isMine ? 'flex-end' : 'flex-start', overflowWrap: 'anywhere' }}
    >
      <Text size="xs" c="dimmed">
        {voice && !isOwn ? (
          <>
            <VoiceName voice={voice} /> · {when}
          </>
        ) : isMine ? (
          <Trans>I, {when}</Trans>
        ) : (
          when
        )}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap' }}>{body}</Text>
      {warnings.length > 0 && (
        <Alert color="yellow" mt="xs" title={<Trans>Be careful</Trans>}>
          {warnings.map((hint) => (
            <Text key={hint} size="sm">
              {i18n._(cautions[hint])}
            </Text>
          ))}
        </Alert>
      )}
    </Paper>
  );
}
