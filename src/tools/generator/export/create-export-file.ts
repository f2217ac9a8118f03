import type { Design } from '@/qr/design'
import type { Code } from '../draw-code'
import { drawExport } from './draw-export'
import { type ExportTarget, fileEndings } from './export-target'
import { findFileTexts } from './file-texts'
import { nameFile } from './name-file'

type ExportFile = { blob: Blob; name: string }

/** A code as a file, with the name and the alternative text that the visitor entered, if any. */
export async function createExportFile(
  {
    code,
    design,
    title,
    target,
  }: { code: Code; design: Design; title: string; target: ExportTarget },
  options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<ExportFile> {
  const texts = findFileTexts(code.text)
  const blob = await drawExport(
    { matrix: code.matrix, design, title: texts.title ?? title, target },
    options,
  )
  return { blob, name: nameFile(code.content, fileEndings[target.format], texts.name) }
}
