// Changes of photos that show at once and go back when the server says no.
import { msg } from '@lingui/core/macro';
import type { HomePhoto } from '../../../contract/photos.ts';
import type { Room } from '../../../domain/own-homes.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

type Options = {
  photos: HomePhoto[];
  onPhotos: (change: (photos: HomePhoto[]) => HomePhoto[]) => void;
  ensureSaved: () => Promise<string>;
};

const notChanged = msg`The photos could not be changed. Please try again.`;

export function usePhotoChanges({ photos, onPhotos, ensureSaved }: Options) {
  const { api } = useApi();

  const show = async (next: HomePhoto[], send: () => Promise<HomePhoto[]>) => {
    onPhotos(() => next);
    try {
      const saved = await send();
      onPhotos(() => saved);
    } catch (error) {
      onPhotos(() => photos);
      toast.destructive(failureMessage(error, notChanged));
    }
  };

  return {
    move: (from: number, to: number) => {
      const next = moved(photos, from, to);
      if (next === photos) return;
      const ids = next.map(({ id }) => id);
      void show(next, async () => api.photos.reorder({ property_id: await ensureSaved(), ids }));
    },
    setCover: ({ id }: HomePhoto) =>
      void show(
        photos.map((photo) => ({ ...photo, is_cover: photo.id === id })),
        () => api.photos.setCover({ id }),
      ),
    describe: ({ id, room, alt }: HomePhoto, own: Partial<Pick<HomePhoto, 'room' | 'alt'>>) => {
      const said = { room, alt, ...own };
      void show(
        photos.map((photo) => (photo.id === id ? { ...photo, ...said } : photo)),
        () => api.photos.describe({ id, alt: said.alt, room: said.room as Room | null }),
      );
    },
    remove: ({ id }: HomePhoto) =>
      void show(
        photos.filter((photo) => photo.id !== id),
        () => api.photos.remove({ id }),
      ),
  };
}

export type PhotoChanges = ReturnType<typeof usePhotoChanges>;

/** The list with one item at another place; the same list when nothing moves. */
function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (from === to || item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
