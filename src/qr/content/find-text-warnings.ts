import { encodeContent } from './content'
import { isContentType } from './content-types'
import { contentFields } from './fields'
import { findTrunkPrefixes } from './find-trunk-prefixes'
import type { Warning } from './issue'
import { parseContent } from './parse-content'

/** Warns of the content of a finished text, as of the fields that it is made from. */
export function findTextWarnings(text: string): readonly Warning[] {
  const { type, ...fields } = parseContent(text)
  if (!isContentType(type)) return []
  const encoded = encodeContent({ ...(fields as Record<string, string>), type })
  if (!encoded.ok) return []
  const { content, warnings } = encoded
  return [...warnings, ...findTrunkPrefixes(content, contentFields[content.type])].filter(
    ({ severity }) => severity === 'warning',
  )
}
