import type { Pixels } from '@/qr/render/pixels'
import type { StressReading } from './check-result'
import { distortPicture } from './distort-picture'
import { flattenPixels } from './flatten-pixels'
import type { PictureGeometry } from './picture-geometry'
import { type ColorPlanes, type Plane, splitPixels } from './plane'
import { resizePlane } from './resize-plane'
import { stressTests } from './stress-tests'

/** A decoder: the texts of all codes that it finds. */
export type StressEngine = {
  name: string
  readTexts: (pixels: Pixels) => Promise<string[]> | string[]
}

/** Opaque pixels of what the text has to come out of. */
export type StressedPicture = {
  pixels: Pixels
  scene: PictureGeometry
  text: string
  /** Draws the picture at another size, as an export of that size would be; see `CheckedPicture`. */
  drawAt?: (pxPerModule: number) => Pixels
}

/**
 * Distorts an opaque picture in every way of the table and has the engines read it; only the exact
 * text counts. What stands alone, without a page around it, is an export as it is, so it is drawn at
 * its size where that is possible; all else was printed larger and is seen smaller.
 *
 * @throws the signal's reason once it is aborted (looked at between tests)
 */
export async function stressPicture(
  { pixels, scene, text, drawAt }: StressedPicture,
  engines: readonly StressEngine[],
  { signal, pause }: { signal?: AbortSignal; pause?: () => Promise<void> } = {},
): Promise<StressReading[]> {
  const fine = splitPixels(pixels)
  const scaled = new Map<number, ColorPlanes>()
  const readings: StressReading[] = []
  for (const { demand, ...test } of stressTests) {
    await pause?.()
    signal?.throwIfAborted()
    const seen = scaled.get(test.pxPerModule) ?? scalePlanes(fine, scene, test.pxPerModule)
    scaled.set(test.pxPerModule, seen)
    const planes =
      test.surround === 'none' && drawAt
        ? splitPixels(flattenPixels(drawAt(test.pxPerModule), 255))
        : seen
    const distorted = distortPicture(planes, test)
    for (const { name, readTexts } of demand === 'every' ? engines : engines.slice(0, 2)) {
      const texts = await readTexts(distorted)
      readings.push({ engine: name, ...test, ok: texts.includes(text) })
    }
  }
  return readings
}

function scalePlanes(
  planes: ColorPlanes,
  { width, height }: PictureGeometry,
  pxPerModule: number,
): ColorPlanes {
  return planes.map((plane) =>
    resizePlane(plane, Math.round(width * pxPerModule), Math.round(height * pxPerModule)),
  ) as [Plane, Plane, Plane]
}
