import { openBitmap } from './open-bitmap'
import { maxOpenedPixels } from './open-still'
import { type OpenedFile, SheetError } from './opened-file'
import { spreadEvenly } from './spread-evenly'

/** Codes are shown for longer than a frame, so that samples of a long animation suffice. */
const maxFrames = 60

/** The frames of an animation; undefined if it has only one or the browser cannot decode them. */
export async function findFrames(file: Blob, mediaType: string): Promise<OpenedFile | undefined> {
  if (!('ImageDecoder' in globalThis)) return
  if (!(await ImageDecoder.isTypeSupported(mediaType))) return
  const decoder = new ImageDecoder({
    data: await file.arrayBuffer(),
    type: mediaType,
    preferAnimation: true,
  })
  try {
    await decoder.tracks.ready
    await decoder.completed
  } catch {
    decoder.close()
    return
  }
  const total = decoder.tracks.selectedTrack?.frameCount ?? 0
  if (total < 2) {
    decoder.close()
    return
  }
  const frames = spreadEvenly(total, maxFrames)
  return {
    kind: 'frames',
    count: frames.length,
    total,
    openSheet: async (index) => {
      const frameIndex = frames[index] ?? 0
      const bitmap = await readFrame(decoder, frameIndex)
      return openBitmap(bitmap, { kind: 'frame', number: frameIndex + 1, count: total })
    },
    close: () => decoder.close(),
  }
}

async function readFrame(decoder: ImageDecoder, frameIndex: number): Promise<ImageBitmap> {
  try {
    const { image } = await decoder.decode({ frameIndex })
    try {
      if (image.displayWidth * image.displayHeight > maxOpenedPixels)
        throw new SheetError('too-large')
      return await createImageBitmap(image)
    } finally {
      image.close()
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable-picture')
  }
}
