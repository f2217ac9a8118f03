import type { Pixels } from '@/qr/render/pixels'
import type { StressReading } from './check-result'
import { distortPicture } from './distort-picture'
import { drawAtExportSize, type ExportedPicture } from './draw-at-export-size'
import { flattenPixels } from './flatten-pixels'
import { type ColorPlanes, splitPixels } from './plane'
import { scalePlanes } from './scale-planes'
import { exportTest, type StressTest, stressTests, strictEngine } from './stress-tests'

/** A decoder that returns the texts of all codes in a picture. */
export type StressEngine = {
  name: string
  readTexts: (pixels: Pixels, expected: string) => Promise<string[]> | string[]
  /** Whether the engine has what it loads; it is left out while it has not. */
  isReady?: () => boolean
}

/** Opaque pixels, and the text that engines should decode from them. */
export type StressedPicture = ExportedPicture & { text: string }

/**
 * Runs the engines on an opaque picture as exported and with every distortion of the table; only
 * the exact text counts. A test without a page represents the export as is, so the picture is drawn
 * at that resolution where possible; all other tests represent a larger print seen smaller.
 *
 * @throws the signal's reason once it is aborted (checked between tests)
 */
export async function stressPicture(
  picture: StressedPicture,
  engines: readonly StressEngine[],
  { signal, pause }: { signal?: AbortSignal; pause?: () => Promise<void> },
): Promise<StressReading[]> {
  const { pixels, scene, text, drawAt } = picture
  const fine = splitPixels(pixels)
  const scaled = new Map<number, ColorPlanes>()
  const readings: StressReading[] = []
  await read(exportTest, () => drawAtExportSize(picture))
  for (const test of stressTests) {
    await read(test, () => distortPicture(planesFor(test), test))
  }
  return readings

  async function read(
    { demand, ...test }: StressTest | typeof exportTest,
    draw: () => Pixels | undefined,
  ) {
    await pause?.()
    signal?.throwIfAborted()
    const drawn = draw()
    if (!drawn) return
    for (const [index, { name, readTexts, isReady }] of engines.entries()) {
      if (isReady?.() === false) continue
      if (demand !== 'every' && index > 1 && name !== strictEngine) continue
      const texts = await readTexts(drawn, text)
      const ok = texts.includes(text)
      readings.push({ engine: name, ...test, ok, ...(!ok && texts[0] && { misread: texts[0] }) })
    }
  }

  function planesFor({ pxPerModule, surround }: StressTest): ColorPlanes {
    if (surround === 'none' && drawAt) return splitPixels(flattenPixels(drawAt(pxPerModule), 255))
    const seen = scaled.get(pxPerModule) ?? scalePlanes(fine, scene, pxPerModule)
    scaled.set(pxPerModule, seen)
    return seen
  }
}
