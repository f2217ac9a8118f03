import type { Issue, Warning } from '@/qr/content/issue'
import {
  encodePageContent,
  type PageContent,
  type PageDraft,
  pageFields,
  samplePageContent,
} from '@/qr/content/page-content'
import { type EncodeOptions, sameEncodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'

/** A code on the screen, and what it holds. */
export type Code = {
  content: PageContent
  text: string
  matrix: Matrix
  /** What was asked of the matrix, whose level may be higher. */
  options: EncodeOptions
  isSample?: true
}

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
export function drawCode(draft: PageDraft, options: EncodeOptions, last?: Code): Drawing {
  if (isBlank(draft)) return { status: 'sample', code: drawSample(draft, options) }
  const encoded = encodePageContent(draft)
  if (!encoded.ok) {
    const code = last ? withOptions(last, options) : drawSample(draft, options)
    return { status: 'unfinished', code, issues: encoded.issues }
  }
  const { content, text, warnings } = encoded
  const drawn = encodeMatrix(text, options)
  if (drawn.ok) {
    return { status: 'ready', code: { content, text, matrix: drawn.matrix, options }, warnings }
  }
  const code = last ? withOptions(last, options) : drawSample(draft, options)
  return { status: 'tooLong', code, excessBytes: drawn.excessBytes }
}

/** Nothing typed. Choices and switches have a value from the start and say nothing. */
export function isBlank(draft: PageDraft): boolean {
  return pageFields[draft.type].every(
    ({ name, input }) =>
      input === 'choice' || input === 'switch' || input === 'timeZone' || !draft[name],
  )
}

function drawSample({ type }: PageDraft, options: EncodeOptions): Code {
  const encoded = encodePageContent(samplePageContent(type))
  if (!encoded.ok) throw new Error(`The sample of ${type} is not valid`)
  const drawn = encodeMatrix(encoded.text, options)
  if (!drawn.ok) throw new Error(`The sample of ${type} is too long`)
  const { content, text } = encoded
  return { content, text, matrix: drawn.matrix, options, isSample: true }
}

/** The same code with other options, or as it was where those have no room for it. */
function withOptions(code: Code, options: EncodeOptions): Code {
  if (sameEncodeOptions(code.options, options)) return code
  const drawn = encodeMatrix(code.text, options)
  return drawn.ok ? { ...code, matrix: drawn.matrix, options } : code
}
