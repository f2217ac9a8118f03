import { expect } from 'vitest'
import { repairDesign } from '@/qr/check/repair-design'
import { stressEngines } from '@/qr/check/stress-engines'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { renderSvg } from '@/qr/render/render-svg'
import { randomOf } from '@/testing/random-of'
import { type Design, defaultDesign } from './design'
import { encodeOptions } from './encode-options'
import { makeRandomDesign } from './random-design'

/** Returns the random design of a seed after its repair. Requires `prepareZxing`. */
export async function repairRandomDesign(
  text: string,
  seed: number,
  base: Design = defaultDesign,
): Promise<Extract<Awaited<ReturnType<typeof repairDesign>>, { ok: true }>> {
  const design = makeRandomDesign(randomOf(seed), base)
  const repaired = await repairDesign({ text, design }, { engines: stressEngines })
  if (!repaired.ok) throw new Error(repaired.reason)
  return repaired
}

/** Expects two decoders to read the export of a seed's repaired random design at its own size. */
export async function expectReadAsExported(seed: number): Promise<void> {
  const text = 'https://example.com/menu'
  const { design } = await repairRandomDesign(text, seed)
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) throw new Error(encoded.reason)
  const svg = renderSvg(buildScene(encoded.matrix, design))
  expect(await decodeSvg(svg)).toEqual({ jsqr: text, zxing: text })
}
