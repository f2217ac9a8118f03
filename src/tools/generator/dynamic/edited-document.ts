import type { CodeDocument } from '@/codes/code-document'
import type { CodeView } from '@/codes/code-view'
import { blankVersion, newDocument } from '@/codes/new-document'
import type { Locale } from '@/i18n/locales'
import { readDraft } from '@/qr/content/read-draft'
import { defaultDesign } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'
import type { Editable } from './mark-state'

/** A document of what the editor shows; of one that is there, all else stays as it is. */
export function editedDocument(
  { draft, files }: Editable,
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

/** What the editor shows of a stored code: the version in its main language. */
export function editableOf({ document, design }: Pick<CodeView, 'document' | 'design'>): Editable {
  const version = document.languages[document.mainLocale]
  const draft = readDraft({ ...version?.fields, type: document.type })
  if (!draft) throw new Error(`The editor knows no codes of the type ${document.type}`)
  return {
    draft,
    design: readDesign(design) ?? defaultDesign,
    files: version?.files ?? [],
  }
}
