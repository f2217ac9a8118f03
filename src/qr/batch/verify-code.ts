import type { FoundCode } from '@/qr/decode/code-found'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import type { CodeProof } from './draw-code-file'
import { layOnPage } from './lay-on-page'
import { readPlainSvg } from './read-plain-svg'

/** As small as a careful person would still print or show it. */
const pxPerModule = 4
/** Below the patience of the cascade: only what a camera also tries counts as readable. */
const budgetMs = 450
/** One code is all there should be: what finds it does not look for others. */
const firstLook = {
  formats: ['qr'],
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 1,
} as const
const pages = [255, 0] as const
const encoder = new TextEncoder()

export type VerifyOptions = {
  /** Opens the bytes of a PNG, made smaller if it is huge. */
  readPng: (png: Uint8Array<ArrayBuffer>) => Promise<Pixels>
}

/**
 * Whether a file says what it should to someone who reads it with quick means, on white paper or,
 * where it is transparent, on black. A plain SVG and a PNG are opened again; of other vector files
 * the very scene that is written is drawn.
 */
export async function verifyCode(
  proof: CodeProof,
  text: string,
  options: VerifyOptions,
): Promise<boolean> {
  const shown = await show(proof, options)
  const expected = replaceLoneSurrogates(text)
  for (const page of pages) {
    const pixels = layOnPage(shown, page, borderPx(shown))
    const saysIt = ({ text: read, bytes }: FoundCode) =>
      read === expected || isSame(bytes, expected)
    if ((await readZxing(pixels, firstLook)).some(saysIt)) return true
    if ((await decodePixels(pixels, { budgetMs, formats: ['qr'] })).some(saysIt)) return true
  }
  return false
}

function show(proof: CodeProof, { readPng }: VerifyOptions): Pixels | Promise<Pixels> {
  switch (proof.kind) {
    case 'plain-svg':
      return readPlainSvg(proof.svg, { pxPerModule })
    case 'png':
      return readPng(proof.png)
    case 'scene': {
      const { scene, pictures } = proof
      return rasterizeScene(scene, { widthPx: Math.ceil(scene.width * pxPerModule), pictures })
    }
  }
}

/** Paper around it, as there is around everything that is printed. */
function borderPx({ width }: Pixels): number {
  return Math.max(8, Math.round(width / 10))
}

/** A decoder may take the bytes for another character set than was meant. */
function isSame(bytes: Uint8Array, text: string): boolean {
  const expected = encoder.encode(text)
  return bytes.length === expected.length && bytes.every((byte, index) => byte === expected[index])
}
