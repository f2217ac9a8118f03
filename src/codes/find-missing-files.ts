import type { DocumentIssue } from './check-document'
import type { CodeDocument } from './code-document'

/** Types whose content is files. */
const typesOfFiles: readonly CodeDocument['type'][] = ['document', 'multimedia', 'image']

/**
 * Reports a document whose content is files but that has none in its main language, from which the
 * others inherit them. A new code has none yet, because files are uploaded with its key.
 */
export function findMissingFiles({ type, mainLocale, languages }: CodeDocument): DocumentIssue[] {
  const hasFile = languages[mainLocale]?.files.some(({ role }) => role === 'content')
  if (!typesOfFiles.includes(type) || hasFile) return []
  return [{ pointer: `/languages/${mainLocale}/files`, key: 'codes.document.noFiles' }]
}
