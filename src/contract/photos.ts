// Pictures of a home, whether it is still a draft or already listed.
import { z } from 'zod';
import { CAPTION_MAX } from '../domain/files.ts';
import { rooms } from '../domain/own-homes.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  files: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('by format and width; keys are relative to /files/public/'),
  width: z.number().int(),
  height: z.number().int(),
  blurhash: z.string().nullable(),
  alt: z.string(),
  room: z.string().nullable(),
  is_cover: z.boolean(),
  same_as: z.uuid().nullable().describe('an earlier photo of this home that looks the same'),
});
export type HomePhoto = z.infer<typeof photo>;

const home = z.object({
  property_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
});
const photoId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a photo' })),
});
const photos = z.array(photo);

export const photosContract = {
  upload: procedure('photos.upload', 'handler')
    .route({ method: 'POST', path: '/my/properties/{property_id}/photos', successStatus: 201 })
    .input(home.extend({ file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(photo),
  reorder: procedure('photos.reorder')
    .route({ method: 'PUT', path: '/my/properties/{property_id}/photos/order' })
    .input(
      home.extend({
        ids: z.array(z.uuid()).max(100, invalid('photos.too-many', 'These are too many photos')),
      }),
    )
    .output(photos),
  setCover: procedure('photos.setCover')
    .route({ method: 'PUT', path: '/my/photos/{id}/cover' })
    .input(photoId)
    .output(photos),
  describe: procedure('photos.describe')
    .route({ method: 'PATCH', path: '/my/photos/{id}' })
    .input(
      photoId.extend({
        room: z.enum(rooms, invalid('room.unknown', 'Choose a room')).nullable(),
        alt: z
          .string()
          .trim()
          .max(CAPTION_MAX, invalid('text.too-long', 'Use at most {most} characters', { most: CAPTION_MAX }))
          .default(''),
      }),
    )
    .output(photos),
  remove: procedure('photos.remove')
    .route({ method: 'DELETE', path: '/my/photos/{id}' })
    .input(photoId)
    .output(photos),
};
