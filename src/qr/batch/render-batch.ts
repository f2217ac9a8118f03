import type { Design } from '@/qr/design/design'
import type { SceneOptions } from '@/qr/render/build-scene'
import { type CodeTarget, type DrawOptions, drawCodeFile } from './draw-code-file'
import type { ZipEntry } from './write-zip'

export type FileTarget = Exclude<CodeTarget, { format: 'scene' | 'svg' }> | { format: 'svg' }

/** A code to make: what it holds, its file's name without extension, and its words. */
export type BatchRow = SceneOptions & { text: string; name?: string }

/** Why a row gives no code; `row` counts from 0. */
export type BatchFault = { row: number } & (
  | { reason: 'empty' }
  | { reason: 'too-long'; excessBytes: number }
  | { reason: 'too-small'; minSizePx: number }
  | { reason: 'logo-unreadable' }
)

export type BatchOptions = Pick<DrawOptions, 'loadPictures'> & {
  /** Called for each row that gives no code; the others go on. */
  onFault?: (fault: BatchFault) => void
}

/**
 * The code of each row as a file for `writeZip`, made when it is asked for. All have one design;
 * the same rows and design make the same files.
 */
export async function* renderBatch(
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  design: Design,
  target: FileTarget,
  { onFault, loadPictures }: BatchOptions = {},
): AsyncGenerator<ZipEntry, void> {
  let row = -1
  for await (const { text, name = '', ...words } of rows) {
    row++
    if (text === '') {
      onFault?.({ row, reason: 'empty' })
      continue
    }
    const drawn = await drawCodeFile(text, design, target, {
      ...words,
      ...(loadPictures && { loadPictures }),
    })
    if (!drawn.ok) {
      const { ok, ...why } = drawn
      onFault?.({ row, ...why })
    } else if (drawn.content) yield { name: `${name}.${target.format}`, ...drawn.content }
  }
}
