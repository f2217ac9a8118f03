import { blankVersion, newDocument } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { dropHiddenFields, type PageDraft } from '@/qr/content'
import { isSameValue } from '@/std/is-same-value'
import { draftOf, type Editable, nameOf } from '@/tools/code-session/editable'
import type { Snapshot } from '../generator-state'

/** The parts of a dynamic code that the generator edits: its main language and its design. */
export type CodeDraft = Pick<Snapshot, 'draft' | 'design' | 'files'>

export function codeDraftOf({ document, design }: Editable): CodeDraft {
  const files = document.languages[document.mainLocale]?.files ?? []
  return { draft: draftOf(document), design, files }
}

/** A code that does not exist yet. */
export function newEditable({ draft, design, files }: CodeDraft, locale: Locale): Editable {
  const document = newDocument(savedPart(draft), locale)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return applyDraft(
    { document, design, timeZone, name: nameOf(document) },
    { draft, design, files },
  )
}

/** Replaces the parts of a draft, if they differ; everything else in `base` is unchanged. */
export function applyDraft(base: Editable, { draft, design, files }: CodeDraft): Editable {
  const { document } = base
  const { mainLocale, languages } = document
  // The page of the other type opens.
  if (document.type !== draft.type) return base
  const version = { ...blankVersion, ...languages[mainLocale], files }
  const { type: _, ...fields } = savedPart(draft)
  if (!isSameDraft(draft, draftOf(document))) version.fields = fields
  return {
    ...base,
    design,
    document: { ...document, languages: { ...languages, [mainLocale]: version } },
  }
}

export function isSameDraft(one: PageDraft, other: PageDraft): boolean {
  return isSameValue(savedPart(one), savedPart(other))
}

/** The link of a code with files is its own. */
function savedPart(draft: PageDraft): PageDraft {
  const { link: _, ...saved } = dropHiddenFields(draft)
  return saved as PageDraft
}
