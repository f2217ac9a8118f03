import {
  type ContentIssue,
  encodePageContent,
  isUploadType,
  type PageContent,
  type PageDraft,
  pageFields,
  samplePageContent,
  symbolRulesOf,
  type Warning,
  type WarningKey,
} from '@/qr/content'
import { type DesignEncodeOptions, sameEncodeOptions } from '@/qr/design'
import { encodeMatrix, type Matrix } from '@/qr/encode'

/** A displayed code and its content. */
export type Code = {
  content: PageContent
  text: string
  matrix: Matrix
  /** Requested options of the matrix, whose level may be higher. */
  options: DesignEncodeOptions
  isSample?: true
  /** The text is only a link to the content, and a sample link until the code is saved. */
  link?: 'unsaved' | 'saved'
}

/**
 * - `sample`: the form is empty, so the code is an example
 * - `ready`: the code contains the content of the form
 * - `unfinished`: the form is incomplete or invalid; the code is the last valid one
 * - `tooLong`: the content exceeds the capacity of a symbol; the code is the last valid one
 */
export type Drawing =
  | { status: 'sample'; code: Code }
  | { status: 'ready'; code: Code; warnings: readonly Warning[] }
  | { status: 'unfinished'; code: Code; issues: readonly ContentIssue[] }
  | { status: 'tooLong'; code: Code; excessBytes: number; text: string }

/** The link that a dynamic code contains, and whether the code is saved and has files. */
export type Linked = { text: string; isSaved: boolean; hasFiles: boolean }

/** Draws a draft; `last` is the valid code to show while the draft cannot be encoded. */
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
  const drawn = encodeSymbol(draft.type, text, options)
  if (drawn.ok) {
    const code = { content, text, matrix: drawn.matrix, options, ...markLink(linked) }
    return { status: 'ready', code, warnings }
  }
  const code = last ? withOptions(last, options) : drawSample(sample, options, linked)
  return { status: 'tooLong', code, excessBytes: drawn.excessBytes, text }
}

/** Encodes a text as the specification of its type requires, if it has requirements. */
function encodeSymbol(type: PageDraft['type'], text: string, options: DesignEncodeOptions) {
  const rules = symbolRulesOf(type)
  if (!rules) return encodeMatrix(text, options)
  const minVersion = Math.min(options.minVersion, rules.maxVersion)
  return encodeMatrix(text, { ...options, level: rules.level, minVersion })
}

const markLink = (linked?: Linked) =>
  linked && ({ link: linked.isSaved ? 'saved' : 'unsaved' } as const)
/**
 * Warnings that do not apply to dynamic codes: their page shows and opens this content everywhere.
 */
const shownByPage: readonly WarningKey[] = ['textIgnored', 'vcardLong', 'geoAndroidOnly']

function encodeLinked(draft: PageDraft, { text, hasFiles }: Linked) {
  // The page does not exist yet, so a placeholder represents its address.
  const whole = isUploadType(draft.type) && hasFiles ? { ...draft, link: 'https://page/' } : draft
  const encoded = encodePageContent(whole)
  if (!encoded.ok) {
    const issues = encoded.issues.map(({ key, ...issue }) => ({
      ...issue,
      key: key === 'needsHostedPage' ? ('required' as const) : key,
    }))
    return { ok: false, issues } as const
  }
  const warnings = encoded.warnings.filter(({ key }) => !shownByPage.includes(key))
  return { ...encoded, text, warnings }
}

/** Whether nothing is typed. Choices and switches have initial values and are ignored. */
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
  const drawn = encodeSymbol(sample.type, encoded.text, options)
  if (!drawn.ok) throw new Error(`The sample of ${sample.type} is too long`)
  const { content, text } = encoded
  const mark = markLink(linked)
  return { content, text, matrix: drawn.matrix, options, isSample: true, ...mark }
}

/** Encodes the code with other options, or returns it unchanged if they leave too little room. */
function withOptions(code: Code, options: DesignEncodeOptions): Code {
  if (sameEncodeOptions(code.options, options)) return code
  const drawn = encodeSymbol(code.content.type, code.text, options)
  return drawn.ok ? { ...code, matrix: drawn.matrix, options } : code
}
