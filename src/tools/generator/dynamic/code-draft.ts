import { blankVersion, type CodeDocument, type CodeView, type FileUse, newDocument } from '@/codes'
import type { Locale } from '@/i18n/locales'
import {
  blankPageContent,
  dropHiddenFields,
  type PageContent,
  type PageDraft,
  pageContentTitle,
  readDraft,
} from '@/qr/content'
import { type Design, defaultDesign, readDesign } from '@/qr/design'
import { storedNameMaxLength } from '@/tools/shared/recent/recent-code'
import { shorten } from '@/tools/shared/shorten'

/** The parts of a dynamic code that the generator edits. */
export type CodeDraft = { draft: PageDraft; design: Design; files: readonly FileUse[] }

/** Converts a stored code to a draft: the version in its main language. */
export function codeDraftOf({
  document,
  design,
}: Pick<CodeView, 'document' | 'design'>): CodeDraft {
  const version = document.languages[document.mainLocale]
  const draft = readDraft({ ...version?.fields, type: document.type })
  if (!draft) throw new Error(`The editor knows no codes of the type ${document.type}`)
  return {
    draft,
    design: readDesign(design) ?? defaultDesign,
    files: version?.files ?? [],
  }
}

/** The document of a draft; everything else in `base` is unchanged. */
export function editedDocument(
  { draft, files }: CodeDraft,
  locale: Locale,
  base?: CodeDocument,
): CodeDocument {
  const { link: _, ...own } = draft
  const made = newDocument(own, base?.mainLocale ?? locale)
  const { mainLocale } = made
  const { fields = {} } = made.languages[mainLocale] ?? {}
  const version = { ...blankVersion, ...base?.languages[mainLocale], fields, files }
  const document = base?.type === made.type ? base : made
  return { ...document, languages: { ...document.languages, [mainLocale]: version } }
}

/** The default name of a code, derived from its content until the owner sets a name. */
export function codeNameOf({ draft }: CodeDraft): string {
  return shorten(pageContentTitle(draft as PageContent), storedNameMaxLength)
}

/** The parts of a draft that count as differences: without fields that are not shown. */
export type ShownParts = ReturnType<typeof shownPartsOf>

export function shownPartsOf({ draft, design, files: allFiles }: CodeDraft) {
  const { link: _, ...fields } = dropHiddenFields(draft)
  // A list is merged as a whole.
  return { draft: fields, allFiles, design: [design] as const }
}

/** Returns the draft of such parts. */
export function draftOfParts({ draft, allFiles, design: [design] }: ShownParts): CodeDraft {
  return {
    draft: { ...blankPageContent(draft.type), ...draft } as PageDraft,
    design,
    files: allFiles,
  }
}

/** Returns a short text that differs between drafts, regardless of the order of members. */
export function serializeDraft(code: CodeDraft): string {
  const {
    draft,
    allFiles,
    design: [design],
  } = shownPartsOf(code)
  return `${hashJson([draft, allFiles])}.${hashDesign(design)}`
}

/** Caches hashes, because designs may contain large logos and every keystroke needs their hash. */
const designHashes = new WeakMap<Design, string>()

function hashDesign(design: Design): string {
  const hash = designHashes.get(design) ?? hashJson(design)
  designHashes.set(design, hash)
  return hash
}

function hashJson(part: unknown): string {
  const json = JSON.stringify(part, (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return `${json.length}.${hashText(json)}`
}

/** FNV-1a of 32 bits, twice from different offsets; it only has to detect changes. */
function hashText(text: string): string {
  let first = 0x811c9dc5
  let second = 0x01000193
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x85ebca6b)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('.')
}
