// The photos that all homes of a building show: added one by one, described, taken away.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Building, BuildingPhoto } from '../../../contract/buildings.ts';
import { BUILDING_PHOTOS_MAX } from '../../../domain/buildings.ts';
import { CAPTION_MAX } from '../../../domain/files.ts';
import { useMove } from '../../components/form/use-move.ts';
import { PhotoButton } from '../../components/photo-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadBuildings } from './building-form.tsx';

export function BuildingPhotos({ building: { id, photos } }: { building: Building }) {
  const { api } = useApi();
  const reload = useReloadBuildings();
  const add = async (file: File) => {
    await api.buildings.addPhoto({ id, file });
    toast.success(msg`Photo added`);
    await reload();
  };
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h4">
          <Trans>Photos of the building</Trans>
        </Title>
        {photos.length < BUILDING_PHOTOS_MAX && <PhotoButton add={add} />}
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>The entrance, the stairs, the garden: every home in it shows them after its own photos.</Trans>
      </Text>
      {photos.length > 0 && (
        <SimpleGrid component="ul" cols={{ base: 2, sm: 3, lg: 5 }} m={0} p={0} style={{ listStyle: 'none' }}>
          {photos.map((photo, place) => (
            <Photo key={photo.id} photo={photo} number={place + 1} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function Photo({ photo: { id, url, alt }, number }: { photo: BuildingPhoto; number: number }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadBuildings();
  const [caption, setCaption] = useState(alt);
  const describe = useMove({
    send: () => api.buildings.describePhoto({ id, alt: caption }),
    onDone: () => toast.success(msg`Saved`),
    reload,
  });
  const remove = useMove({
    send: () => api.buildings.removePhoto({ id }),
    onDone: () => toast.success(msg`Photo deleted`),
    reload,
  });
  return (
    <Card component="li" withBorder padding="xs">
      <Card.Section>
        <img
          src={url}
          alt={alt || t`Photo ${number} of the building`}
          loading="lazy"
          style={{ aspectRatio: '4 / 3', objectFit: 'cover', width: '100%', display: 'block' }}
        />
      </Card.Section>
      <TextInput
        mt="xs"
        size="sm"
        aria-label={t`What photo ${number} shows`}
        placeholder={t`What it shows`}
        maxLength={CAPTION_MAX}
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
        onBlur={() => {
          if (caption.trim() !== alt) describe.mutate();
        }}
      />
      <ConfirmButton
        mt={4}
        size="xs"
        variant="subtle"
        color="red"
        destructive
        question={t`Delete photo ${number}?`}
        explanation={<Trans>No home in the building shows it any more.</Trans>}
        confirmLabel={t`Delete`}
        onConfirm={() => remove.mutateAsync().catch(() => {})}
      >
        <Trans>Delete photo {number}</Trans>
      </ConfirmButton>
    </Card>
  );
}
