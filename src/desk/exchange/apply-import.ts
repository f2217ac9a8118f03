import { type PayloadRequest, ValidationError } from 'payload'
import type { Entity } from '../documents/entity'
import { isValues } from '../documents/row-fields'
import type { ReadUnit } from '../formats/exchange'
import type { DeskLocale } from '../languages'
import { editSources } from '../states/endpoints'
import { setUnits } from '../states/list-units'
import { type Review, type ReviewedText, reviewImport } from './review-import'

/** A text that the user has accepted, with the hashes that the review has shown. */
export type AcceptedText = {
  key: string
  sourceHash: string
  targetHash: string
  units: ReadUnit[]
}

export type TranslationImportResult = {
  /** Numbers of texts: saved as a draft, and confirmed as up to date. */
  saved: number
  confirmed: number
  /** Texts that were not saved, as the review of them explains. */
  refused: ReviewedText[]
  refusal?: Review['refusal']
  /** Why the document could not be saved. */
  message?: string
}

/**
 * Saves accepted texts of a document as a draft. The texts are reviewed again, so that English or a
 * translation that has changed since the preview is not overwritten.
 */
export async function applyImport(
  entity: Entity,
  locale: DeskLocale,
  accepted: readonly AcceptedText[],
  req: PayloadRequest,
  action = 'imported',
): Promise<TranslationImportResult> {
  const units = accepted.flatMap((text) => text.units)
  const review = await reviewImport(entity, locale, units, req)
  const { document } = review
  if (!document || review.refusal)
    return {
      saved: 0,
      confirmed: 0,
      refused: [],
      refusal: review.refusal ?? 'missingDocument',
    }
  const shown = new Map(accepted.map((text) => [text.key, text]))
  const refused: ReviewedText[] = []
  const texts = new Map<string, unknown>()
  const confirmed: string[] = []
  for (const text of review.texts) {
    const before = shown.get(text.key)
    const isOther = before?.targetHash !== text.targetHash || before.sourceHash !== text.sourceHash
    if (text.kind === 'refused') refused.push(text)
    else if (isOther && text.kind !== 'same')
      refused.push({ ...text, kind: 'refused', faults: [{ reason: 'changedMeanwhile' }] })
    else if (text.kind === 'confirmed') confirmed.push(text.key)
    else if (review.values.has(text.key)) texts.set(text.key, review.values.get(text.key))
  }
  // For those who log what was done.
  req.context.activity = { action }
  const message = await saveTexts(review, texts)
  if (message !== undefined) return { saved: 0, confirmed: 0, refused, message }
  if (confirmed.length > 0)
    await editSources(document.target, req, [locale], (source, key) =>
      confirmed.includes(key) ? undefined : source,
    )
  return { saved: texts.size, confirmed: confirmed.length, refused }
}

/** Saves a draft on top of the changes of others. Returns why that is impossible. */
async function saveTexts(
  { document, locale }: Review,
  texts: ReadonlyMap<string, unknown>,
): Promise<string | undefined> {
  if (!document || texts.size === 0) return undefined
  const { target } = document
  const draft = await target.readDraft(locale)
  const changes = setUnits(target.config.flattenedFields, draft, texts)
  const { revision } = draft as { revision?: string }
  try {
    await target.saveDraft(locale, { ...changes, revision })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { errors } = isValues(error.data) ? error.data : {}
    const details = Array.isArray(errors) ? errors.map((one) => String(one.message)) : []
    return [error.message, ...details.filter((one) => !one.startsWith('{'))].join(' ')
  }
}
