import type { Design } from '@/qr/design/design'
import type { Code } from '../draw-code'
import { drawExport } from './draw-export'
import { type ExportTarget, fileEndings } from './export-target'
import { nameFile } from './name-file'
import { findOwnWords } from './own-words'

type TakenCode = { blob: Blob; name: string }

/** A code as a named file, with the name and the alternative text that a person gave it, if any. */
export async function takeCode(
  {
    code,
    design,
    title,
    target,
  }: { code: Code; design: Design; title: string; target: ExportTarget },
  work: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<TakenCode> {
  const own = findOwnWords(code.text)
  const blob = await drawExport(
    { matrix: code.matrix, design, title: own.title ?? title, target },
    work,
  )
  return { blob, name: nameFile(code.content, fileEndings[target.format], own.name) }
}
