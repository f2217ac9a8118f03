import { labelTrail } from '../documents/all-locales'
import { isValues } from '../documents/row-fields'
import type { ExchangeUnit, Note } from '../formats/exchange'
import { type DeskLocale, sourceLocale } from '../languages'
import type { Sources, SourceUnit } from '../states/compute-states'
import { hashText, isFilled } from '../states/list-units'
import type { ExchangedDocument } from './find-document'
import { listBlockTexts } from './list-block-texts'
import { unitId } from './original-path'
import { type PreparedPart, prepareTranslation } from './prepare-text'

/** Which texts of a document are exported. */
export const exportScopes = ['work', 'all'] as const
export type ExportScope = (typeof exportScopes)[number]

/** Lists the units of a document in a language: all, or those that need work. */
export function listExchangeUnits(
  { units, known, isPublic }: ExchangedDocument,
  locale: DeskLocale,
  scope: ExportScope,
): ExchangeUnit[] {
  const sources = known[locale] ?? {}
  return units.flatMap((unit) => {
    const translation = unit.texts[locale]
    const isMissing = !isFilled(translation)
    const isOutdated = !isMissing && isOlder(unit, sources[unit.key], translation)
    if (scope === 'work' && !isMissing && !isOutdated) return []
    const prepared = prepareTranslation(unit.field, unit.english, translation, listBlockTexts)
    const done = isPublic(locale) ? 'final' : 'translated'
    const targetHash = isMissing ? '' : hashText(translation)
    return prepared.parts.map((part): ExchangeUnit => {
      const { source, target, codes, isTranslatable, maxLength } = part
      return {
        id: unitId(unit.key, part.id),
        name: nameOf(unit, part),
        ...{ source, target, codes, isTranslatable },
        state: target && !isOutdated ? done : 'initial',
        isOutdated,
        notes: listNotes(unit, part),
        ...(maxLength !== undefined && { maxLength }),
        sourceHash: unit.hash ?? '',
        targetHash,
      }
    })
  })
}

/** Whether a translation belongs to another English text than the present one. */
export function isOlder(
  { hash }: SourceUnit,
  known: Sources[string] | undefined,
  translation: unknown,
): boolean {
  if (!known) return false
  const [knownTranslation, source] = known
  return source !== hash && knownTranslation === hashText(translation)
}

/** Translators see the labels in English, like the source. */
function nameOf({ trail }: SourceUnit, { id }: PreparedPart): string {
  const label = labelTrail(trail, sourceLocale())
  return id === '' ? label : `${label} › ${id}`
}

function listNotes(
  { field }: SourceUnit,
  { container, fieldPath, maxLength }: PreparedPart,
): Note[] {
  const description =
    'admin' in field && isValues(field.admin) ? field.admin.description : undefined
  const hint = isValues(description) ? description[sourceLocale()] : description
  const place = fieldPath === undefined ? container : `${container} › ${fieldPath}`
  return [
    { category: 'context', text: place },
    ...(typeof hint === 'string' ? [{ category: 'description' as const, text: hint }] : []),
    ...(maxLength === undefined
      ? []
      : [{ category: 'description' as const, text: `At most ${maxLength} characters.` }]),
  ]
}
