import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { isPlain } from '@/qr/design/is-plain'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene, type SceneOptions } from '@/qr/render/build-scene'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { renderCodeSvg } from '@/qr/render/render-code'
import type { Scene } from '@/qr/render/scene'
import { writePlainPng } from '@/qr/render/write-plain-png'
import { writePng } from '@/qr/render/write-png'
import type { ZipEntry } from './write-zip'

const batchFormats = ['svg', 'png'] as const
export type BatchFormat = (typeof batchFormats)[number]

/** A code to make: what it holds, its file's name without extension, and its words. */
export type BatchRow = SceneOptions & { text: string; name?: string }

/** Why a row gives no code; `row` counts from 0. */
export type BatchFault = { row: number } & (
  | { reason: 'empty' }
  | { reason: 'too-long'; excessBytes: number }
  | { reason: 'too-small'; minSizePx: number }
)

export type BatchOptions = {
  /** Called for each row that gives no code; the others go on. */
  onFault?: (fault: BatchFault) => void
  /** Reads the pictures of a design, which PNG needs if there are any. */
  loadPictures?: (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
}

/**
 * The code of each row as a file for `writeZip`, made when it is asked for. All have one design;
 * the same rows and design make the same files.
 */
export async function* renderBatch(
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  design: Design,
  format: BatchFormat,
  { onFault, loadPictures }: BatchOptions = {},
): AsyncGenerator<ZipEntry, void> {
  const encoding = encodeOptions(design)
  let row = -1
  for await (const { text, name = '', ...words } of rows) {
    row++
    if (text === '') {
      onFault?.({ row, reason: 'empty' })
      continue
    }
    const encoded = encodeMatrix(text, encoding)
    if (!encoded.ok) {
      onFault?.({ row, reason: encoded.reason, excessBytes: encoded.excessBytes })
      continue
    }
    const fileName = `${name}.${format}`
    if (format === 'svg') {
      yield { name: fileName, text: renderCodeSvg(encoded.matrix, design, words) }
      continue
    }
    const drawn = isPlain(design)
      ? writePlainPng(encoded.matrix, design, words)
      : await drawStyledPng(encoded.matrix, design, words, loadPictures)
    if (drawn.ok) yield { name: fileName, bytes: drawn.png }
    else onFault?.({ row, reason: drawn.reason, minSizePx: drawn.minSizePx })
  }
}

async function drawStyledPng(
  matrix: Matrix,
  design: Design,
  words: SceneOptions,
  loadPictures: BatchOptions['loadPictures'],
) {
  const scene = buildScene(matrix, design, words)
  const pictures = await loadPictures?.(scene)
  const png = await writePng(rasterizeScene(scene, { pictures }), words)
  return { ok: true, png } as const
}
