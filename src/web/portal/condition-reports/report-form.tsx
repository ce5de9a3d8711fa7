// Writes a condition report, with or without a connection: everything stays on this device until it is sent.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ROOMS_MAX, type RoomKind, roomKinds } from '../../../domain/condition-reports.ts';
import { usualItemsOf } from '../../../domain/condition-suggestions.ts';
import { roomLabels } from '../../components/condition-reports/condition-labels.ts';
import { clock } from '../../lib/clock.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { toastQueued } from '../../lib/offline/outbox-toasts.ts';
import type { DraftRoom, ReportDraft } from '../../lib/offline/report-draft.ts';
import { reportDrafts } from '../../lib/offline/report-drafts.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DiscardButton } from './discard-button.tsx';
import { type DraftProblems, problemsOf } from './draft-problems.ts';
import type { DraftProps } from './line-photos.tsx';
import { KeyFields, MeterFields } from './meter-fields.tsx';
import { RoomFields } from './room-fields.tsx';

type ReportFormProps = DraftProps & {
  /** `false`: this device keeps nothing beyond this page. */
  isKept: boolean;
  forget: () => Promise<void>;
};

const none: DraftProblems = new Map();

export function ReportForm({ isKept, forget, ...props }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const { draft, set } = props;
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // One room at a time: all of them are a page of ten screens on a phone.
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(draft.rooms.slice(0, 1).map(({ id }) => id)),
  );
  const problems = isTried ? problemsOf(draft) : none;
  const send = async () => {
    setTried(true);
    const found = problemsOf(draft);
    if (found.size > 0) {
      setOpened((now) => new Set([...now, ...roomsWith(draft, found)]));
      return;
    }
    setBusy(true);
    const whole = withoutStrays(draft);
    const isQueued = await outbox.queue(draft.owner, { name: 'conditionReports.send', draft: whole });
    setBusy(false);
    if (!isQueued) {
      toast.destructive(msg`Too much waits on this device`, msg`Send it again once there is a connection.`);
      return;
    }
    await forget();
    const strays = draft.photos.filter((photo) => !whole.photos.includes(photo));
    await reportDrafts.dropPhotos(strays.map(({ key }) => key));
    if (!navigator.onLine) toastQueued();
  };
  const discard = async () => {
    await reportDrafts.dropPhotos(draft.photos.map(({ key }) => key));
    await forget();
  };
  const add = (kind: RoomKind) => {
    const room = newRoom(kind);
    set((now) => ({ ...now, rooms: [...now.rooms, room] }));
    setOpened((now) => new Set([...now, room.id]));
  };
  const toggle = (id: string) =>
    setOpened((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <Form onSubmit={() => void send()}>
      <Stack gap="md">
        {isKept ? (
          <Text size="sm" c="dimmed" role="status">
            <Trans>Saved on this device as you write. It also works without a connection.</Trans>
          </Text>
        ) : (
          <Alert color="yellow">
            <Trans>This device cannot save the report. Send it before you close this page.</Trans>
          </Alert>
        )}
        <DateField
          label={t`Day you looked at the home`}
          value={draft.inspectedOn}
          onChange={(day) => set((now) => ({ ...now, inspectedOn: day ?? now.inspectedOn }))}
          today={clock.today()}
          max={clock.today()}
        />
        {draft.rooms.map((room) => (
          <RoomFields
            key={room.id}
            {...props}
            room={room}
            problems={problems}
            isOpen={opened.has(room.id)}
            onToggle={() => toggle(room.id)}
          />
        ))}
        <Group>
          <Menu>
            <Menu.Target>
              <Button size="sm" variant="default" disabled={draft.rooms.length >= ROOMS_MAX}>
                <Trans>Add a room</Trans>
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {roomKinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {i18n._(roomLabels[kind])}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
        <MeterFields {...props} problems={problems} />
        <KeyFields {...props} problems={problems} />
        {problems.size > 0 && (
          <Alert color="red" role="alert">
            <Plural
              value={problems.size}
              one="# line is not complete. It is marked above."
              other="# lines are not complete. They are marked above."
            />
          </Alert>
        )}
        <Group gap="sm">
          <Button
            type="submit"
            loading={isBusy}
            disabled={draft.rooms.every(({ items }) => items.length === 0)}
          >
            <Trans>Send to the other side</Trans>
          </Button>
          <DiscardButton onConfirm={discard} />
        </Group>
      </Stack>
    </Form>
  );
}

const newRoom = (kind: RoomKind): DraftRoom => ({
  id: crypto.randomUUID(),
  kind,
  name: '',
  items: usualItemsOf(kind, () => crypto.randomUUID()).map((item) => ({
    ...item,
    name: '',
    condition: null,
    note: '',
  })),
});

/** Ids of the rooms in which something is not complete. */
const roomsWith = ({ rooms }: ReportDraft, problems: DraftProblems): string[] =>
  rooms
    .filter(({ id, items }) => problems.has(id) || items.some((item) => problems.has(item.id)))
    .map(({ id }) => id);

/** Photos of lines that were removed are left out. */
function withoutStrays(draft: ReportDraft): ReportDraft {
  const { rooms, meters, keys } = draft;
  const lines = new Set([
    ...rooms.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    ...[...meters, ...keys].map(({ id }) => id),
  ]);
  return { ...draft, photos: draft.photos.filter(({ lineId }) => lines.has(lineId)) };
}
