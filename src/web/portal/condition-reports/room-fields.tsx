// A room of a report while it is written: each thing in it with its condition, a note and photos.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { conditions, ITEMS_MAX } from '../../../domain/condition-reports.ts';
import { conditionShown, itemName, roomName } from '../../components/condition-reports/condition-labels.ts';
import type { DraftItem, DraftRoom } from '../../lib/offline/report-draft.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { DraftProblems } from './draft-problems.ts';
import { type DraftProps, LinePhotos } from './line-photos.tsx';

type RoomFieldsProps = DraftProps & { room: DraftRoom; problems: DraftProblems };

export function RoomFields({ room, problems, ...props }: RoomFieldsProps) {
  const { t, i18n } = useLingui();
  const { draft, set } = props;
  const title = roomName(i18n, draft.rooms, room);
  const change = (own: Partial<DraftRoom>) =>
    set((now) => ({
      ...now,
      rooms: now.rooms.map((one) => (one.id === room.id ? { ...one, ...own } : one)),
    }));
  const setItems = (items: DraftItem[]) => change({ items });
  const problem = problems.get(room.id);
  return (
    <Card padding="md" withBorder component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{title}</Text>
          <Group gap={4}>
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={room.items.every(({ condition }) => condition !== null)}
              onClick={() =>
                setItems(room.items.map((item) => ({ ...item, condition: item.condition ?? 'good' })))
              }
              aria-label={t`The rest is good: ${title}`}
            >
              <Trans>The rest is good</Trans>
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              onClick={() => set((now) => ({ ...now, rooms: now.rooms.filter(({ id }) => id !== room.id) }))}
              aria-label={t`Remove room: ${title}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </Group>
        </Group>
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
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={room.items.length >= ITEMS_MAX}
            onClick={() => setItems([...room.items, blankItem()])}
            aria-label={t`Add something in: ${title}`}
          >
            <Trans>Add something</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
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
