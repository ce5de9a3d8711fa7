// The menu beside an answer: one's saved replies, and the dialogs that save and change them, which come when they are opened.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { SavedReply } from '../../../contract/saved-replies.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconChevronDown } from '../../ui/icons.ts';

const SavedRepliesDialog = lazy(() => import('./saved-replies-dialog.tsx'));
const NewReply = lazy(() => import('./reply-form.tsx').then(({ ReplyForm }) => ({ default: ReplyForm })));

type MenuProps = { text: string; onInsert: (reply: string) => void };

export function SavedRepliesMenu({ text, onInsert }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<'list' | 'new'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="top-start" width="min(20rem, calc(100vw - 2rem))">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            <Trans>Saved replies</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="50vh" style={{ overflowY: 'auto' }}>
          {opened && <Replies onInsert={onInsert} />}
          <Menu.Divider />
          <Menu.Item disabled={text.trim() === ''} onClick={() => setDialog('new')}>
            <Trans>Save this text as a reply</Trans>
          </Menu.Item>
          <Menu.Item onClick={() => setDialog('list')}>
            <Trans>Change saved replies</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'list' && <SavedRepliesDialog onClose={close} />}
        {dialog === 'new' && <NewReply body={text} onClose={close} />}
      </Suspense>
    </>
  );
}

function Replies({ onInsert }: Pick<MenuProps, 'onInsert'>) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.savedReplies.list.queryOptions());
  if (!list.data || list.data.items.length === 0) {
    return (
      <Menu.Label role="status">
        {list.isPending && t`Loading…`}
        {list.isError && t`The saved replies could not be loaded`}
        {list.data && t`No saved replies yet. Write an answer and save it here.`}
      </Menu.Label>
    );
  }
  return list.data.items.map((reply) => <Reply key={reply.id} reply={reply} onInsert={onInsert} />);
}

function Reply({ reply: { title, body }, onInsert }: { reply: SavedReply } & Pick<MenuProps, 'onInsert'>) {
  return (
    <Menu.Item onClick={() => onInsert(body)} style={{ overflowWrap: 'anywhere' }}>
      {title}
      <Text span display="block" size="xs" c="dimmed" lineClamp={1}>
        {body}
      </Text>
    </Menu.Item>
  );
}
