import type { Pixels } from '@/qr/render/pixels'
import type { StressReading } from './check-result'
import { distortPicture } from './distort-picture'
import type { PictureGeometry } from './picture-geometry'
import { splitPixels } from './plane'
import { stressTests } from './stress-tests'

/** A decoder: the texts of all codes that it finds. */
export type StressEngine = {
  name: string
  readTexts: (pixels: Pixels) => Promise<string[]> | string[]
}

/**
 * Distorts an opaque picture in every way of the table and has each engine read it; only the exact
 * text counts.
 *
 * @throws the signal's reason once it is aborted (looked at between tests)
 */
export async function stressPicture(
  { pixels, scene, text }: { pixels: Pixels; scene: PictureGeometry; text: string },
  engines: readonly StressEngine[],
  { signal, pause }: { signal?: AbortSignal; pause?: () => Promise<void> } = {},
): Promise<StressReading[]> {
  const planes = splitPixels(pixels)
  const readings: StressReading[] = []
  for (const { hard: _, ...test } of stressTests) {
    await pause?.()
    signal?.throwIfAborted()
    const distorted = distortPicture(planes, scene, test)
    for (const { name, readTexts } of engines) {
      const texts = await readTexts(distorted)
      readings.push({ engine: name, ...test, ok: texts.includes(text) })
    }
  }
  return readings
}
