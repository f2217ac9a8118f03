import { type Content, type ContentDraft, encodeContent, sampleContent } from '@/qr/content/content'
import { contentFields } from '@/qr/content/fields'
import type { Issue, Warning } from '@/qr/content/issue'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Level, Matrix } from '@/qr/encode/matrix'

/** A code on the screen, and what it holds. */
export type Code = { content: Content; text: string; matrix: Matrix; isSample?: true }

/**
 * - `sample`: nothing is filled in yet, the code shows what it could be
 * - `ready`: the code holds what the form says
 * - `unfinished`: the form is not complete or not right; the code is the last good one
 * - `tooLong`: no code holds that much; the code is the last good one
 */
export type Drawing =
  | { status: 'sample'; code: Code }
  | { status: 'ready'; code: Code; warnings: readonly Warning[] }
  | { status: 'unfinished'; code: Code; issues: readonly Issue[] }
  | { status: 'tooLong'; code: Code; excessBytes: number }

/** What to show for a draft; `last` is the good code to keep while the draft makes none. */
export function drawCode(draft: ContentDraft, level: Level, last?: Code): Drawing {
  if (isBlank(draft)) return { status: 'sample', code: drawSample(draft, level) }
  const encoded = encodeContent(draft)
  if (!encoded.ok) {
    const code = last ? withLevel(last, level) : drawSample(draft, level)
    return { status: 'unfinished', code, issues: encoded.issues }
  }
  const { content, text, warnings } = encoded
  const drawn = encodeMatrix(text, { level })
  if (drawn.ok) return { status: 'ready', code: { content, text, matrix: drawn.matrix }, warnings }
  const code = last ? withLevel(last, level) : drawSample(draft, level)
  return { status: 'tooLong', code, excessBytes: drawn.excessBytes }
}

/** Nothing typed. Choices and switches have a value from the start and say nothing. */
export function isBlank(draft: ContentDraft): boolean {
  return contentFields[draft.type].every(
    ({ name, input }) =>
      input === 'choice' || input === 'switch' || input === 'timeZone' || !draft[name],
  )
}

function drawSample({ type }: ContentDraft, level: Level): Code {
  const encoded = encodeContent(sampleContent(type))
  if (!encoded.ok) throw new Error(`The sample of ${type} is not valid`)
  const drawn = encodeMatrix(encoded.text, { level })
  if (!drawn.ok) throw new Error(`The sample of ${type} is too long`)
  return { content: encoded.content, text: encoded.text, matrix: drawn.matrix, isSample: true }
}

/** The same code at another level, or as it was where that level has no room for it. */
function withLevel(code: Code, level: Level): Code {
  if (code.matrix.level === level) return code
  const drawn = encodeMatrix(code.text, { level })
  return drawn.ok ? { ...code, matrix: drawn.matrix } : code
}
