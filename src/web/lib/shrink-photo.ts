// A photo of a phone made smaller before it is kept and sent: 120 of them have to fit on the device and through a slow line.
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** As it was where the browser cannot read it; the server may. */
export async function shrinkPhoto(file: File): Promise<File> {
  const small = await asJpeg(file);
  return small && small.size < file.size ? new File([small], file.name, { type: small.type }) : file;
}

/** A photo as it may be sent: one that is too large is made smaller first. */
export const sendablePhoto = async (file: File): Promise<File> =>
  file.size > IMAGE_MAX_BYTES ? shrinkPhoto(file) : file;

/** An iPhone's photo as a JPEG, which Safari makes of it; null where the browser cannot read it either. */
export async function readHeic(file: File): Promise<File | null> {
  const jpeg = await asJpeg(file);
  return jpeg && new File([jpeg], file.name.replace(/[.]hei[cf]s?$/i, '.jpg'), { type: jpeg.type });
}

async function asJpeg(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
  } catch {
    return null;
  }
}
