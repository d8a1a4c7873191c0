/** As wide as a drawing is painted: the desk reads pictures, and makes them smaller by itself. */
const paintedWidth = 1440;

/** A drawing (SVG) is painted here first: the browser draws it as a picture, without its scripts. */
export async function fileForLogo(file: File): Promise<Blob> {
  if (file.type !== 'image/svg+xml' && !/\.svg$/i.test(file.name)) return file;
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const ratio = width > 0 && height > 0 ? height / width : 1 / 3;
    const canvas = document.createElement('canvas');
    canvas.width = paintedWidth;
    canvas.height = Math.round(paintedWidth * ratio);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const painted = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/png'),
    );
    return painted ?? file;
  } catch {
    // The desk says what is wrong with it.
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
