import { strToU8, zipSync } from 'fflate'
import type { PayloadRequest } from 'payload'
import type { Entity } from '../documents/entity'
import { translateLabel } from '../documents/translate-label'
import { writeExchangeCsv } from '../formats/csv/write-exchange-csv'
import { type Exchange, type ExchangeFile, exchangeLimits } from '../formats/exchange'
import { writeXliff } from '../formats/xliff/write-xliff'
import { writeXliff1 } from '../formats/xliff/write-xliff-1'
import { type DeskLocale, sourceLocale, vendorPrefix } from '../languages'
import { exportLimits } from './export-limits'
import { type ExchangedDocument, findExchangeDocument } from './find-document'
import { findIds, findPictures } from './find-pictures'
import { type ExportScope, listExchangeUnits } from './list-exchange-units'
import { originalPath } from './original-path'

export const exchangeFormats = ['xliff', 'xliff1', 'csv'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

export type ExchangeExportOrder = {
  documents: readonly Entity[]
  locales: readonly DeskLocale[]
  scope: ExportScope
  format: ExchangeFormat
  /** Whether the alternative texts of the pictures in the documents are exported too. */
  withPictures: boolean
  /** Whether the export may end before the last document. The next part begins with the first missing. */
  inParts: boolean
}

export type ExportedFile = { name: string; type: string; bytes: Uint8Array }

/** A file, if anything needs work, and how many of the documents it covers. */
export type DocumentExport = { file: ExportedFile | undefined; documents: number }

/**
 * Writes a file per language, in an archive if there are several. Returns undefined if the documents
 * contain too many texts for one file.
 */
export async function exportDocuments(
  order: ExchangeExportOrder,
  req: PayloadRequest,
): Promise<DocumentExport | undefined> {
  const { documents, locales, scope, format, withPictures, inParts } = order
  const files = new Map<DeskLocale, ExchangeFile[]>(locales.map((locale) => [locale, []]))
  const pictures = new Set<string>()
  const limit = inParts ? exportLimits.unitsPerPart : exchangeLimits.units
  const ownDocuments = inParts ? documents.slice(0, exportLimits.documents) : documents
  let units = 0
  let covered = 0
  for (const entity of ownDocuments) {
    const document = await findExchangeDocument(entity, req)
    const added = document ? addDocument(document, locales, scope, files) : 0
    units += added
    if (!inParts && units > limit) return undefined
    covered += 1
    if (document && withPictures) for (const id of findIds(document.draft)) pictures.add(id)
    if (units >= limit) break
  }
  for (const entity of await findPictures(pictures, req)) {
    const picture = await findExchangeDocument(entity, req)
    if (picture) addDocument(picture, locales, scope, files)
  }
  const exchanges = [...files]
    .filter(([, own]) => own.length > 0)
    .map(([target, own]): Exchange => ({ source: sourceLocale(), target, files: own }))
  const file = exchanges.length > 0 ? writeFiles(exchanges, format) : undefined
  return { file, documents: covered }
}

/** Adds the texts of a document in each language, and returns their number. */
function addDocument(
  document: ExchangedDocument,
  locales: readonly DeskLocale[],
  scope: ExportScope,
  files: ReadonlyMap<DeskLocale, ExchangeFile[]>,
): number {
  let count = 0
  for (const locale of locales) {
    const units = listExchangeUnits(document, locale, scope)
    count += units.length
    if (units.length === 0) continue
    const original = originalPath(document.entity)
    files.get(locale)?.push({ original, title: titleOf(document), units })
  }
  return count
}

/** The English title of a document, or the name of a global or a kind. */
export function titleOf({ draft, entity, target: { config } }: ExchangedDocument): string {
  const name = 'useAsTitle' in config.admin ? config.admin.useAsTitle : undefined
  const title = name ? draft[name] : undefined
  const english =
    typeof title === 'object' && title ? (title as Record<string, unknown>)[sourceLocale()] : title
  if (typeof english === 'string' && english) return english
  const label = 'labels' in config ? config.labels.singular : config.label
  return translateLabel(label, sourceLocale()) ?? entity.slug
}

const writers = { csv: writeExchangeCsv, xliff: writeXliff, xliff1: writeXliff1 }
const formats = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  xliff: { ending: 'xlf', type: 'application/xliff+xml' },
  xliff1: { ending: 'xlf', type: 'application/x-xliff+xml' },
}

function writeFiles(exchanges: readonly Exchange[], format: ExchangeFormat): ExportedFile {
  const { ending, type } = formats[format]
  const day = new Date().toISOString().slice(0, 10)
  const files = exchanges.map((exchange) => ({
    name: `${vendorPrefix()}-${day}-${exchange.target}.${ending}`,
    type,
    bytes: strToU8(writers[format](exchange)),
  }))
  const [first] = files
  if (first && files.length === 1) return first
  const archive = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
  return { name: `${vendorPrefix()}-${day}.zip`, type: 'application/zip', bytes: zipSync(archive) }
}
