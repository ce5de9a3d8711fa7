// The photos of a line of a report while it is written: taken with the camera, kept on the device until they are sent.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, CloseButton, FileButton, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LINE_PHOTOS_MAX, REPORT_PHOTOS_MAX } from '../../../domain/condition-reports.ts';
import { imageAccept } from '../../../domain/files.ts';
import type { DraftPhoto, ReportDraft } from '../../lib/offline/report-draft.ts';
import { reportDrafts } from '../../lib/offline/report-drafts.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';
import { IconPhoto } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import type { SetDraft } from './use-report-draft.ts';

export type DraftProps = {
  draft: ReportDraft;
  set: SetDraft;
  /** Links to photos that were sent before, by their ids. */
  links: ReadonlyMap<string, string>;
};
type LinePhotosProps = DraftProps & { lineId: string; name: string };

export function LinePhotos({ draft, set, links, lineId, name }: LinePhotosProps) {
  const { t } = useLingui();
  const forget = useRef<() => void>(null);
  const own = draft.photos.filter((photo) => photo.lineId === lineId);
  const room = Math.min(LINE_PHOTOS_MAX - own.length, REPORT_PHOTOS_MAX - draft.photos.length);
  const add = async (files: File[]) => {
    // A browser tells nothing of a file that is chosen twice.
    forget.current?.();
    let isKept = true;
    for (const file of files.slice(0, room)) {
      const key = crypto.randomUUID();
      isKept = (await reportDrafts.addPhoto(key, await shrinkPhoto(file))) && isKept;
      set((now) => ({ ...now, photos: [...now.photos, { key, lineId, id: null }] }));
    }
    if (!isKept) {
      toast.destructive(
        msg`This device cannot keep the photo`,
        msg`Free some space, or send the report before you close this page.`,
      );
    }
  };
  const remove = ({ key }: DraftPhoto) => {
    set((now) => ({ ...now, photos: now.photos.filter((photo) => photo.key !== key) }));
    void reportDrafts.dropPhotos([key]);
  };
  return (
    <Group gap="xs">
      {own.map((photo, place) => (
        <Group key={photo.key} gap={2} align="flex-start" wrap="nowrap">
          <Thumbnail photo={photo} link={links.get(photo.id ?? '')} name={`${name}: ${place + 1}`} />
          <CloseButton
            size="sm"
            aria-label={t`Remove photo ${place + 1}: ${name}`}
            onClick={() => remove(photo)}
          />
        </Group>
      ))}
      <FileButton
        multiple
        accept={imageAccept.join(',')}
        resetRef={forget}
        onChange={(files) => void add(files)}
      >
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="subtle"
            disabled={room <= 0}
            leftSection={<IconPhoto size={16} aria-hidden />}
            aria-label={t`Add photos: ${name}`}
          >
            {t`Add photos`}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

type ThumbnailProps = { photo: DraftPhoto; link: string | undefined; name: string };

function Thumbnail({ photo: { key, id }, link, name }: ThumbnailProps) {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (id !== null) return;
    let url: string | undefined;
    let isOver = false;
    void reportDrafts.photo(key).then((file) => {
      if (!file || isOver) return;
      url = URL.createObjectURL(file);
      setOwn(url);
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key, id]);
  const src = own ?? link;
  return (
    <img
      src={src}
      alt={name}
      width={64}
      height={48}
      style={{ objectFit: 'cover', borderRadius: 6, background: 'var(--mantine-color-default-hover)' }}
    />
  );
}
