// The photos of the home: add, order, choose the cover, say which room, take away.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { HomePhoto } from '../../../contract/photos.ts';
import { imageAccept, photosLeft } from '../../../domain/files.ts';
import { ruleSentence } from '../../components/listing-rules.ts';
import { FileDrop, type RejectedFile } from '../../ui/file-drop.tsx';
import { UploadList } from '../../ui/upload-list.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import type { ListingFormState } from './use-listing-form.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** More than any camera makes. */
const CHOSEN_MAX_BYTES = 100 * 1024 * 1024;

type PhotosStepProps = {
  photos: HomePhoto[];
  onPhotos: (change: (photos: HomePhoto[]) => HomePhoto[]) => void;
  listing: ListingFormState;
};

export default function PhotosStep({ photos, onPhotos, listing }: PhotosStepProps) {
  const { t, i18n } = useLingui();
  const uploads = usePhotoUploads({
    ensureSaved: listing.ensureSaved,
    onUploaded: (photo) => onPhotos((all) => [...all, photo]),
  });
  const left = photosLeft(photos.length);

  const refuse = (rejected: RejectedFile[]) => {
    for (const { name, reasons } of rejected) {
      const isTooLarge = reasons.includes('size') && !reasons.includes('type');
      const rule = isTooLarge ? 'photo.too-large' : 'photo.type-not-accepted';
      const sentence = ruleSentence(reasons.includes('count') ? 'photo.too-many' : rule);
      uploads.refuse(name, sentence ? i18n._(sentence) : '');
    }
  };

  return (
    <Stack gap="md">
      <Text>
        <Trans>Homes with photos get far more enquiries. Show every room; daylight helps.</Trans>
      </Text>
      <FileDrop
        label={t`Add photos`}
        hint={t`JPEG, PNG, WebP, AVIF or HEIC. Photos above 10 MB are made smaller before they are sent.`}
        accept={imageAccept}
        maxBytes={CHOSEN_MAX_BYTES}
        maxFiles={left}
        disabled={left === 0}
        onFiles={(files) => void uploads.add(files)}
        onRejected={refuse}
      />
      <Text size="sm" c="dimmed" role="status">
        <Plural value={left} one="Room for # more photo" other="Room for # more photos" />
      </Text>
      <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
      <PhotoGrid photos={photos} onPhotos={onPhotos} ensureSaved={listing.ensureSaved} />
    </Stack>
  );
}
