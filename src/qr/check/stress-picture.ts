import type { Pixels } from '@/qr/render/pixels'
import type { StressReading } from './check-result'
import { distortPicture } from './distort-picture'
import type { PictureGeometry } from './picture-geometry'
import { type ColorPlanes, type Plane, splitPixels } from './plane'
import { resizePlane } from './resize-plane'
import { stressTests } from './stress-tests'

/** A decoder: the texts of all codes that it finds. */
export type StressEngine = {
  name: string
  readTexts: (pixels: Pixels) => Promise<string[]> | string[]
}

/**
 * Distorts an opaque picture in every way of the table and has the engines read it; only the exact
 * text counts.
 *
 * @throws the signal's reason once it is aborted (looked at between tests)
 */
export async function stressPicture(
  { pixels, scene, text }: { pixels: Pixels; scene: PictureGeometry; text: string },
  engines: readonly StressEngine[],
  { signal, pause }: { signal?: AbortSignal; pause?: () => Promise<void> } = {},
): Promise<StressReading[]> {
  const fine = splitPixels(pixels)
  const scaled = new Map<number, ColorPlanes>()
  const readings: StressReading[] = []
  for (const { demand, ...test } of stressTests) {
    await pause?.()
    signal?.throwIfAborted()
    const planes = scaled.get(test.pxPerModule) ?? scalePlanes(fine, scene, test.pxPerModule)
    scaled.set(test.pxPerModule, planes)
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
