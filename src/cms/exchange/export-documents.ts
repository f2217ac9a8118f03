import { strToU8, zipSync } from 'fflate'
import type { PayloadRequest } from 'payload'
import type { Entity } from '@/cms/translation/update-states'
import { writeExchangeCsv } from '@/exchange/csv/write-exchange-csv'
import { type Exchange, type ExchangeFile, exchangeLimits } from '@/exchange/exchange'
import { writeXliff } from '@/exchange/xliff/write-xliff'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { type ExchangedDocument, findExchangeDocument } from './find-document'
import { type ExportScope, listExchangeUnits } from './list-exchange-units'
import { originalPath } from './original-path'

export const exchangeFormats = ['xliff', 'csv'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

export type ExchangeExportOrder = {
  documents: readonly Entity[]
  locales: readonly Locale[]
  scope: ExportScope
  format: ExchangeFormat
}

export type ExportedFile = { name: string; type: string; bytes: Uint8Array }

/**
 * Writes a file per language, in an archive if there are several. Returns why there is none: nothing
 * needs work, or the selection is too large.
 */
export async function exportDocuments(
  { documents, locales, scope, format }: ExchangeExportOrder,
  req: PayloadRequest,
): Promise<ExportedFile | 'nothing' | 'tooMany'> {
  const files = new Map<Locale, ExchangeFile[]>(locales.map((locale) => [locale, []]))
  let units = 0
  for (const entity of documents) {
    const document = await findExchangeDocument(entity, req)
    if (!document) continue
    for (const locale of locales) {
      const own = listExchangeUnits(document, locale, scope)
      units += own.length
      if (units > exchangeLimits.units) return 'tooMany'
      if (own.length === 0) continue
      files.get(locale)?.push({
        original: originalPath(entity),
        title: titleOf(document),
        units: own,
      })
    }
  }
  const exchanges = [...files]
    .filter(([, own]) => own.length > 0)
    .map(([target, own]): Exchange => ({ source: defaultLocale, target, files: own }))
  return exchanges.length > 0 ? writeFiles(exchanges, format) : 'nothing'
}

/** The English title of a document, or the name of a global. */
export function titleOf({ draft, entity, target: { config } }: ExchangedDocument): string {
  const name = 'useAsTitle' in config.admin ? config.admin.useAsTitle : undefined
  const title = name ? draft[name] : undefined
  const english =
    typeof title === 'object' && title ? (title as Record<string, unknown>)[defaultLocale] : title
  return typeof english === 'string' && english ? english : entity.slug
}

const writers = { csv: writeExchangeCsv, xliff: writeXliff }
const formats = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  xliff: { ending: 'xlf', type: 'application/xliff+xml' },
}

function writeFiles(exchanges: readonly Exchange[], format: ExchangeFormat): ExportedFile {
  const { ending, type } = formats[format]
  const day = new Date().toISOString().slice(0, 10)
  const files = exchanges.map((exchange) => ({
    name: `quietzone-${day}-${exchange.target}.${ending}`,
    type,
    bytes: strToU8(writers[format](exchange)),
  }))
  const [first] = files
  if (first && files.length === 1) return first
  const archive = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
  return { name: `quietzone-${day}.zip`, type: 'application/zip', bytes: zipSync(archive) }
}
