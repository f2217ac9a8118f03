import type { CodeDocument, CodeView, LanguageVersion, Rules, TimeWindow } from '@/codes'
import { type PageContent, type PageDraft, pageContentTitle, readDraft } from '@/qr/content'
import { type Design, defaultDesign, readDesign } from '@/qr/design'
import { isSameValue } from '@/std/is-same-value'
import { storedNameMaxLength } from '@/tools/shared/recent/recent-code'
import { shorten } from '@/tools/shared/shorten'

/** The parts of a code that editors change and save together. */
export type Editable = { document: CodeDocument; name: string; timeZone: string; design: Design }

export function editableOf({ document, name, timeZone, design }: CodeView): Editable {
  return { document, name, timeZone, design: readDesign(design) ?? defaultDesign }
}

/** Returns the fields of the main language, with the initial values of missing ones. */
export function draftOf({ type, mainLocale, languages }: CodeDocument): PageDraft {
  const draft = readDraft({ ...languages[mainLocale]?.fields, type })
  if (!draft) throw new Error(`The editor knows no codes of the type ${type}`)
  return draft
}

/** The name of a code until its owner sets one. */
export function nameOf(document: CodeDocument): string {
  return shorten(pageContentTitle(draftOf(document) as PageContent), storedNameMaxLength)
}

/** Returns what differs from `base`. A name that nobody has set follows the content. */
export function pickChanges(base: Editable, edited: Editable): Partial<Editable> {
  const isNamed = edited.name !== base.name || base.name !== nameOf(base.document)
  const tidy = tidyEditable(isNamed ? edited : { ...edited, name: nameOf(edited.document) })
  const before: Readonly<Record<string, unknown>> = base
  return Object.fromEntries(
    Object.entries(tidy).filter(([part, value]) => !isSameValue(value, before[part])),
  )
}

/** All files of a code, in any language and around its pages. */
export function listFiles({ document: { languages, look } }: Editable): string[] {
  const uses = Object.values(languages).flatMap(({ files }) => files.map(({ id }) => id))
  return [...uses, look.coverFileId, look.logoFileId, look.iconFileId].flatMap((id) => id ?? [])
}

/** Adds rules without effect, which forms change. */
export function withRules({ document, ...edited }: Editable): Editable {
  const { timeZone } = edited
  const noRules = { timeZone, windows: [], byDevice: {}, byLanguage: [], split: [], expiry: null }
  return { ...edited, document: { ...document, rules: document.rules ?? noRules } }
}

/** Removes rules without effect, so that opening a list does not count as a change. */
export function tidyEditable(edited: Editable): Editable {
  return { ...edited, document: tidyDocument(edited.document) }
}

export function isSameEditable(first: Editable, second: Editable): boolean {
  return isSameValue(tidyEditable(first), tidyEditable(second))
}

function tidyDocument(document: CodeDocument): CodeDocument {
  const languages = Object.fromEntries(
    Object.entries(document.languages).map(([locale, version]) => [locale, tidyVersion(version)]),
  )
  return { ...document, languages, rules: document.rules && tidyRules(document.rules, languages) }
}

/** Removes empty messages. */
function tidyVersion({ messages = {}, ...version }: LanguageVersion): LanguageVersion {
  const written = Object.entries(messages).filter(([, message]) => message?.trim())
  return written.length > 0 ? { ...version, messages: Object.fromEntries(written) } : version
}

function tidyRules(rules: Rules, languages: CodeDocument['languages']): Rules | null {
  const fileIds = Object.values(languages).flatMap(({ files }) => files.map(({ id }) => id))
  const windows = rules.windows.map((window) => tidyWindow(window, fileIds))
  const byDevice = Object.fromEntries(Object.entries(rules.byDevice).filter(([, url]) => url))
  const { at = null, scans = null, fallbackUrl = null } = rules.expiry ?? {}
  const hasEnd = at !== null || scans !== null
  const expiry = hasEnd ? { at, scans, fallbackUrl: fallbackUrl || null } : null
  const hasRows = [windows, rules.byLanguage, rules.split].some((rows) => rows.length > 0)
  const { startsAt, passQuery, ...others } = rules
  const added = { ...(startsAt && { startsAt }), ...(passQuery && { passQuery }) }
  const hasSettings = expiry || Object.keys({ ...byDevice, ...added }).length > 0
  return hasRows || hasSettings ? { ...others, ...added, windows, byDevice, expiry } : null
}

/** Hours have an address, or files that the page still shows. */
function tidyWindow({ fileIds = [], ...window }: TimeWindow, used: readonly string[]): TimeWindow {
  const remaining = fileIds.filter((id) => used.includes(id))
  return remaining.length > 0 ? { ...window, url: '', fileIds: remaining } : window
}
