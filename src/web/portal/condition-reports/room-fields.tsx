// A room of a report while it is written: each thing in it with its condition, a note and photos.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, TextInput } from '@mantine/core';
import { conditions, ITEMS_MAX } from '../../../domain/condition-reports.ts';
import { conditionShown, itemName, roomName } from '../../components/condition-reports/condition-labels.ts';
import type { DraftItem, DraftRoom } from '../../lib/offline/report-draft.ts';
import { IconChevronDown, IconChevronRight } from '../../ui/icons.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { DraftProblems } from './draft-problems.ts';
import { type DraftProps, LinePhotos } from './line-photos.tsx';

type RoomFieldsProps = DraftProps & {
  room: DraftRoom;
  problems: DraftProblems;
  isOpen: boolean;
  onToggle: () => void;
};

export function RoomFields({ isOpen, onToggle, ...props }: RoomFieldsProps) {
  const { t, i18n } = useLingui();
  const { draft, set, room } = props;
  const title = roomName(i18n, draft.rooms, room);
  const all = room.items.length;
  const done = room.items.filter(({ condition }) => condition !== null).length;
  const change = (own: Partial<DraftRoom>) =>
    set((now) => ({
      ...now,
      rooms: now.rooms.map((one) => (one.id === room.id ? { ...one, ...own } : one)),
    }));
  return (
    <Card padding="md" withBorder component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Button
            variant="subtle"
            color="gray"
            px={4}
            h="auto"
            mih={36}
            style={{ flex: '1 1 auto', minWidth: 0 }}
            // The name of a room may be long: it goes on in a second line instead of ending in dots.
            styles={{
              inner: { justifyContent: 'flex-start' },
              label: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', height: 'auto' },
            }}
            aria-expanded={isOpen}
            onClick={onToggle}
            leftSection={
              isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />
            }
          >
            {`${title} · ${done}/${all}`}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            style={{ flex: 'none' }}
            disabled={done === all}
            onClick={() =>
              change({ items: room.items.map((item) => ({ ...item, condition: item.condition ?? 'good' })) })
            }
            aria-label={t`The rest is good: ${title}`}
          >
            <Trans>The rest is good</Trans>
          </Button>
        </Group>
        {isOpen && <OpenRoom {...props} title={title} change={change} />}
      </Stack>
    </Card>
  );
}

type OpenRoomProps = DraftProps & {
  room: DraftRoom;
  problems: DraftProblems;
  title: string;
  change: (own: Partial<DraftRoom>) => void;
};

function OpenRoom({ room, problems, title, change, ...props }: OpenRoomProps) {
  const { t, i18n } = useLingui();
  const setItems = (items: DraftItem[]) => change({ items });
  const problem = problems.get(room.id);
  const remove = () => props.set((now) => ({ ...now, rooms: now.rooms.filter(({ id }) => id !== room.id) }));
  return (
    <>
      <TextInput
        label={t`What you call the room`}
        maxLength={80}
        value={room.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={problem && i18n._(problem)}
      />
      {room.items.map((item) => {
        const ofItem = problems.get(item.id);
        return (
          <ItemFields
            key={item.id}
            {...props}
            item={item}
            problem={ofItem && i18n._(ofItem)}
            change={(own) =>
              setItems(room.items.map((one) => (one.id === item.id ? { ...one, ...own } : one)))
            }
            remove={() => setItems(room.items.filter(({ id }) => id !== item.id))}
          />
        );
      })}
      <LinePhotos {...props} lineId={room.id} name={title} />
      <Group justify="space-between" gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={room.items.length >= ITEMS_MAX}
          onClick={() => setItems([...room.items, blankItem()])}
          aria-label={t`Add something in: ${title}`}
        >
          <Trans>Add something</Trans>
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={remove} aria-label={t`Remove room: ${title}`}>
          <Trans>Remove room</Trans>
        </Button>
      </Group>
    </>
  );
}

const blankItem = (): DraftItem => ({
  id: crypto.randomUUID(),
  kind: 'other',
  name: '',
  condition: null,
  note: '',
});

type ItemFieldsProps = DraftProps & {
  item: DraftItem;
  problem: string | undefined;
  change: (own: Partial<DraftItem>) => void;
  remove: () => void;
};

function ItemFields({ item, problem, change, remove, ...props }: ItemFieldsProps) {
  const { t, i18n } = useLingui();
  const isOwn = item.kind === 'other';
  const name = itemName(i18n, item);
  const isNameMissing = isOwn && !item.name.trim();
  return (
    <Stack gap={6} role="group" aria-label={name}>
      {isOwn && (
        <TextInput
          label={t`What it is`}
          maxLength={80}
          required
          value={item.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={isNameMissing && problem}
        />
      )}
      <SelectField
        label={isOwn ? t`Condition` : name}
        aria-label={t`Condition: ${name}`}
        placeholder={t`Choose a condition`}
        value={item.condition}
        onChange={(value) => change({ condition: conditions.find((one) => one === value) ?? null })}
        options={conditions.map((value) => ({ value, label: i18n._(conditionShown[value].label) }))}
        error={!isNameMissing && problem}
      />
      <TextInput
        aria-label={t`Note: ${name}`}
        placeholder={t`Note (optional)`}
        maxLength={500}
        value={item.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Group justify="space-between" gap="xs">
        <LinePhotos {...props} lineId={item.id} name={name} />
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={remove}
          aria-label={t`Remove: ${name}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
