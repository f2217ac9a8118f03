import type { ReadExchange, ReadUnit } from '@/desk/formats/exchange'
import { findTagFaults, isTagWarning } from '@/desk/formats/find-tag-faults'
import type { Inline } from '@/desk/formats/inline'
import { writeMarkup } from '@/desk/formats/markup'
import { getLocale } from '@/i18n/locales'
import { type Catalog, flattenCatalog, replaceMessages } from './catalog'
import { sentenceId } from './export-messages'
import { prepareMessage } from './prepare-message'

export type MessageImport = {
  catalog: Catalog
  changes: { key: string; before: string; after: string }[]
  /** Messages that are not imported, and why. */
  faults: { key: string; reason: string }[]
}

/** Compares a file with the catalogs and returns the translation with what can be imported. */
export function importMessages(
  { target, files }: ReadExchange,
  english: Catalog,
  translation: Catalog,
): MessageImport {
  const units = new Map(files.flatMap((file) => file.units.map((unit) => [unit.id, unit])))
  const own = flattenCatalog(translation)
  const keys = new Set([...units.keys()].map((id) => id.split(':')[0]))
  const changes: MessageImport['changes'] = []
  const faults: MessageImport['faults'] = []
  for (const [key, message] of flattenCatalog(english)) {
    if (!keys.has(key)) continue
    const before = own.get(key)
    const after = readMessage(key, message, before, units, getLocale(target).iso)
    if (typeof after === 'string' && before !== undefined && after !== before)
      changes.push({ key, before, after })
    if (typeof after === 'object') faults.push({ key, reason: after.reason })
  }
  for (const { id } of units.values()) faults.push({ key: id, reason: 'there is no such message' })
  const messages = new Map(changes.map(({ key, after }) => [key, after]))
  return { catalog: replaceMessages(translation, messages), changes, faults }
}

/** Returns the new message, undefined without one, or why it is refused. Removes its units. */
function readMessage(
  key: string,
  english: string,
  translation: string | undefined,
  units: Map<string, ReadUnit>,
  iso: string,
): string | { reason: string } | undefined {
  const { sentences, sourceHash, build } = prepareMessage(english, translation, iso)
  const targets = new Map<string, readonly Inline[]>()
  let isChanged = false
  let fault: string | undefined
  for (const { path, source, target, codes } of sentences) {
    const id = sentenceId(key, path)
    const unit = units.get(id)
    units.delete(id)
    if (!unit || unit.target === null) continue
    if (unit.sourceHash !== sourceHash) fault = 'the English message has changed since the export'
    else if (unit.target === undefined) fault = 'tags are not closed or overlap'
    else {
      // What is unchanged is no fault of the file.
      if (target && writeMarkup(unit.target) === writeMarkup(target)) continue
      const [broken] = findTagFaults(source, unit.target, codes).filter((one) => !isTagWarning(one))
      if (broken) fault = `${broken.reason}: ${broken.tag}`
      targets.set(path, unit.target)
      isChanged = true
    }
  }
  if (fault) return { reason: fault }
  if (!isChanged) return undefined
  return build(targets) ?? { reason: 'a plural form is missing, or the text is no ICU message' }
}
