// A photo of a phone made smaller before it is kept and sent: 120 of them have to fit on the device and through a slow line.
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** As it was where the browser cannot read it; the server then says why. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return small && small.size < file.size ? new File([small], file.name, { type: small.type }) : file;
  } catch {
    return file;
  }
}
