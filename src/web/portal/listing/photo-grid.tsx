// The photos in their order: dragged, or moved by buttons for keyboards and thumbs.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import type { HomePhoto } from '../../../contract/photos.ts';
import { CAPTION_MAX } from '../../../domain/files.ts';
import { rooms } from '../../../domain/own-homes.ts';
import { Photo } from '../../components/property/photo.tsx';
import { IconChevronLeft, IconChevronRight, IconTrash } from '../../ui/icons.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ContactHint } from './contact-hint.tsx';
import { optionsOf } from './options.ts';
import classes from './photo-grid.module.css';
import { roomLabels } from './room-labels.ts';
import { type PhotoChanges, usePhotoChanges } from './use-photo-changes.ts';

type PhotoGridProps = {
  photos: HomePhoto[];
  onPhotos: (change: (photos: HomePhoto[]) => HomePhoto[]) => void;
  ensureSaved: () => Promise<string>;
};

export function PhotoGrid({ photos, ...rest }: PhotoGridProps) {
  const { t } = useLingui();
  const changes = usePhotoChanges({ photos, ...rest });
  const [dragged, setDragged] = useState<number | null>(null);
  const over = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };
  const dropOn = (place: number) => {
    if (dragged !== null) changes.move(dragged, place);
    setDragged(null);
  };
  return (
    <SimpleGrid
      component="ol"
      cols={{ base: 1, xs: 2, md: 3 }}
      spacing="md"
      m={0}
      p={0}
      aria-label={t`Photos`}
    >
      {photos.map((photo, place) => (
        <li
          key={photo.id}
          className={classes.item}
          draggable
          data-dragged={dragged === place || undefined}
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(null)}
          onDragOver={over}
          onDrop={() => dropOn(place)}
        >
          <PhotoCard
            photo={photo}
            place={place}
            count={photos.length}
            alike={photos.findIndex(({ id }) => id === photo.same_as) + 1}
            changes={changes}
          />
        </li>
      ))}
    </SimpleGrid>
  );
}

type PhotoCardProps = {
  photo: HomePhoto;
  place: number;
  count: number;
  /** The number of the earlier photo that looks the same; 0 for none. */
  alike: number;
  changes: PhotoChanges;
};

function PhotoCard({ photo, place, count, alike, changes }: PhotoCardProps) {
  const { t, i18n } = useLingui();
  const number = place + 1;
  const [caption, setCaption] = useState(photo.alt);
  return (
    <Card padding="xs">
      <Stack gap="xs">
        <div className={classes.frame}>
          <Photo photo={photo} sizes="(min-width: 900px) 260px, 100vw" className={classes.picture} />
          {photo.is_cover && (
            <Badge className={classes.cover} variant="filled">
              <Trans>Cover</Trans>
            </Badge>
          )}
        </div>
        <SelectField
          size="sm"
          aria-label={t`Room in photo ${number}`}
          placeholder={t`Which room?`}
          clearable
          options={optionsOf(rooms, roomLabels, i18n)}
          value={photo.room}
          onChange={(room) => changes.describe(photo, { room })}
        />
        <ContactHint text={caption}>
          <TextInput
            size="sm"
            aria-label={t`Caption of photo ${number}`}
            placeholder={t`What does it show?`}
            maxLength={CAPTION_MAX}
            value={caption}
            onChange={(event) => setCaption(event.currentTarget.value)}
            onBlur={() => caption.trim() !== photo.alt && changes.describe(photo, { alt: caption.trim() })}
          />
        </ContactHint>
        {alike > 0 && (
          <Text size="sm" role="status">
            <Trans>This looks like photo {alike}. Remove one of them.</Trans>
          </Text>
        )}
        <Group gap={4} justify="space-between">
          <Group gap={4}>
            <ActionIcon
              variant="default"
              size={38}
              aria-label={t`Move photo ${number} earlier`}
              disabled={place === 0}
              onClick={() => changes.move(place, place - 1)}
            >
              <IconChevronLeft size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={38}
              aria-label={t`Move photo ${number} later`}
              disabled={place === count - 1}
              onClick={() => changes.move(place, place + 1)}
            >
              <IconChevronRight size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={38}
              aria-label={t`Remove photo ${number}`}
              onClick={() => changes.remove(photo)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
          {!photo.is_cover && (
            <Button size="compact-sm" variant="subtle" onClick={() => changes.setCover(photo)}>
              <Trans>Make cover</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
