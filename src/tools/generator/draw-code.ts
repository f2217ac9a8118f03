import type { ContentIssue, Warning, WarningKey } from '@/qr/content/issue'
import {
  encodePageContent,
  type PageContent,
  type PageDraft,
  pageFields,
  samplePageContent,
} from '@/qr/content/page-content'
import { type DesignEncodeOptions, sameEncodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { isFileType } from './type-groups'

/** A code on the screen, and what it holds. */
export type Code = {
  content: PageContent
  text: string
  matrix: Matrix
  /** What was asked of the matrix, whose level may be higher. */
  options: DesignEncodeOptions
  isSample?: true
  /** The text is but a link to the content, and a sample of one until the code is saved. */
  link?: 'unsaved' | 'saved'
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
  | { status: 'unfinished'; code: Code; issues: readonly ContentIssue[] }
  | { status: 'tooLong'; code: Code; excessBytes: number }

/** What a dynamic code holds in place of its content, and whether it has the files it may need. */
export type Linked = { text: string; isSaved: boolean; hasFiles: boolean }

/** What to show for a draft; `last` is the good code to keep while the draft makes none. */
export function drawCode(
  draft: PageDraft,
  options: DesignEncodeOptions,
  last?: Code,
  linked?: Linked,
  sample: PageContent = samplePageContent(draft.type),
): Drawing {
  if (isBlank(draft) && !linked?.hasFiles)
    return { status: 'sample', code: drawSample(sample, options, linked) }
  const encoded = linked ? encodeLinked(draft, linked) : encodePageContent(draft)
  if (!encoded.ok) {
    const code = last ? withOptions(last, options) : drawSample(sample, options, linked)
    return { status: 'unfinished', code, issues: encoded.issues }
  }
  const { content, text, warnings } = encoded
  const drawn = encodeMatrix(text, options)
  if (drawn.ok) {
    const code = { content, text, matrix: drawn.matrix, options, ...markLink(linked) }
    return { status: 'ready', code, warnings }
  }
  const code = last ? withOptions(last, options) : drawSample(sample, options, linked)
  return { status: 'tooLong', code, excessBytes: drawn.excessBytes }
}

const markLink = (linked?: Linked) =>
  linked && ({ link: linked.isSaved ? 'saved' : 'unsaved' } as const)
/** The page that the link leads to says and opens these things for everybody. */
const settledByPage: readonly WarningKey[] = ['textIgnored', 'vcardLong', 'geoAndroidOnly']

function encodeLinked(draft: PageDraft, { text, hasFiles }: Linked) {
  // The page is yet to be: any address stands for its own.
  const whole = isFileType(draft.type) && hasFiles ? { ...draft, link: 'https://page/' } : draft
  const encoded = encodePageContent(whole)
  if (!encoded.ok) {
    const issues = encoded.issues.map(({ key, ...issue }) => ({
      ...issue,
      key: key === 'needsHostedPage' ? ('required' as const) : key,
    }))
    return { ok: false, issues } as const
  }
  const warnings = encoded.warnings.filter(({ key }) => !settledByPage.includes(key))
  return { ...encoded, text, warnings }
}

/** Nothing typed. Choices and switches have a value from the start and say nothing. */
export function isBlank(draft: PageDraft): boolean {
  return pageFields[draft.type].every(
    ({ name, input }) =>
      input === 'choice' || input === 'switch' || input === 'timeZone' || !draft[name],
  )
}

function drawSample(sample: PageContent, options: DesignEncodeOptions, linked?: Linked): Code {
  const encoded = linked
    ? encodeLinked(sample as PageDraft, { ...linked, hasFiles: true })
    : encodePageContent(sample)
  if (!encoded.ok) throw new Error(`The sample of ${sample.type} is not valid`)
  const drawn = encodeMatrix(encoded.text, options)
  if (!drawn.ok) throw new Error(`The sample of ${sample.type} is too long`)
  const { content, text } = encoded
  const mark = markLink(linked)
  return { content, text, matrix: drawn.matrix, options, isSample: true, ...mark }
}

/** The same code with other options, or as it was where those have no room for it. */
function withOptions(code: Code, options: DesignEncodeOptions): Code {
  if (sameEncodeOptions(code.options, options)) return code
  const drawn = encodeMatrix(code.text, options)
  return drawn.ok ? { ...code, matrix: drawn.matrix, options } : code
}
