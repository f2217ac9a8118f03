import { setImmediate as nextTask } from 'node:timers/promises'
import contentDisposition from 'content-disposition'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { refuse } from '../documents/refuse'
import { type ExchangeFileFault, exchangeLimits, type ReadExchange } from '../formats/exchange'
import { parseMarkup } from '../formats/markup'
import { type DeskLocale, isLanguage, languageCodes, sourceLocale } from '../languages'
import { desk } from '../options'
import { bulkLimits } from '../states/bulk/bulk-limits'
import { deskLabelFor } from '../texts'
import { type AcceptedText, applyImport } from './apply-import'
import { coveredHeader } from './covered-header'
import { exchangeFormats, exportDocuments } from './export-documents'
import { exportLimits } from './export-limits'
import { isTranslated } from './find-document'
import { exportScopes } from './list-exchange-units'
import { parseOriginal, unitId } from './original-path'
import { readExchangeBody, readExchangeJson } from './read-body'
import { readTexts, readUpload } from './read-upload'
import { type ReviewedDocument, reviewImport } from './review-import'

const locale = z.custom<DeskLocale>((code) => isLanguage(code) && code !== sourceLocale())
const entity = z.object({ slug: z.string().max(100), id: z.string().max(100) })

const exportOrder = z.object({
  documents: z.array(entity).min(1).max(bulkLimits.documents),
  locales: z.array(locale).min(1),
  scope: z.enum(exportScopes),
  format: z.enum(exchangeFormats),
  withPictures: z.boolean().default(false),
  inParts: z.boolean().default(false),
})

/**
 * `POST /exchange/export {documents: [{slug, id}], locales, scope, format, withPictures?, inParts?}`
 * returns a file for translators, or an archive with one per language. The id of a global is ''.
 *
 * With `inParts` the file covers as many of the documents as a header of the answer names, and there
 * is none (204) if nothing needs work in these. Without, a selection that is too large is refused.
 */
const exportEndpoint: Endpoint = {
  path: '/exchange/export',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const order = exportOrder.safeParse(await readExchangeJson(req, jsonBytes))
    if (!order.success || !order.data.documents.every((one) => isTranslated(one, req)))
      return refuse(400, req.t('error:missingRequiredData'))
    const { documents, locales, inParts } = order.data
    const { language } = req.i18n
    if (!inParts && documents.length > exportLimits.documents)
      return refuse(422, deskLabelFor(language, 'exchange.export.tooMany'))
    const exported = await exportDocuments(
      { ...order.data, locales: languageCodes().filter((code) => locales.includes(code)) },
      req,
    )
    if (!exported) return refuse(422, deskLabelFor(language, 'exchange.export.tooMany'))
    const { file } = exported
    const covered = { [coveredHeader]: String(exported.documents) }
    if (!file && inParts) return new Response(null, { status: 204, headers: covered })
    if (!file) return refuse(422, deskLabelFor(language, 'exchange.export.nothing'))
    return new Response(Buffer.from(file.bytes), {
      headers: {
        ...covered,
        'content-type': file.type,
        'content-disposition': contentDisposition(file.name),
        'cache-control': 'no-store',
      },
    })
  },
}

/** The differences, or why a file of the upload cannot be read. */
export type TranslationImportPreview = {
  documents: ReviewedDocument[]
  faults: (ExchangeFileFault & { file: string })[]
}

/**
 * `POST /exchange/preview?name=…` reads a file in the body and returns the differences from the
 * documents, without changing anything.
 */
const previewEndpoint: Endpoint = {
  path: '/exchange/preview',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const bytes = await readExchangeBody(req, exchangeLimits.bytes)
    if (!bytes) return refuse(413, deskLabelFor(req.i18n.language, 'exchange.faults.tooLarge'))
    const preview: TranslationImportPreview = { documents: [], faults: [] }
    const sent = { name: String(req.query.name ?? '').slice(0, 200), bytes }
    for await (const { name, read } of readTexts(desk().readUpload ?? readUpload, sent)) {
      const fault = 'reason' in read ? read : findFault(read, preview)
      if (fault) preview.faults.push({ ...fault, file: name.slice(0, 200) })
      if ('reason' in read || fault) continue
      for (const { original, units } of read.files) {
        const review = await reviewImport(parseOriginal(original), read.target, units, req)
        const { document, values, ...shown } = review
        preview.documents.push(shown)
      }
    }
    return Response.json(preview)
  },
}

function findFault(
  read: ReadExchange,
  { documents }: TranslationImportPreview,
): ExchangeFileFault | undefined {
  if (read.target === sourceLocale()) return { reason: 'language', detail: read.target }
  return documents.length + read.files.length > bulkLimits.documents
    ? { reason: 'tooMany' }
    : undefined
}

const hash = z.string().max(100)
const acceptance = z.object({
  ...entity.shape,
  locale,
  texts: z
    .array(
      z.object({
        key: z.string().max(1000),
        sourceHash: hash,
        targetHash: hash,
        parts: z.array(
          z.object({
            id: z.string().max(1000),
            after: z.string().max(exchangeLimits.characters),
          }),
        ),
      }),
    )
    .min(1)
    .max(exchangeLimits.units),
})

/**
 * `POST /exchange/apply {slug, id, locale, texts}` saves texts of the preview as a draft, and returns
 * those that were refused.
 */
const applyEndpoint: Endpoint = {
  path: '/exchange/apply',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const accepted = acceptance.safeParse(await readExchangeJson(req, jsonBytes))
    if (!accepted.success) return refuse(400, req.t('error:missingRequiredData'))
    const { slug, id, locale: target, texts: sent } = accepted.data
    const texts: AcceptedText[] = []
    for (const text of sent) {
      await nextTask()
      texts.push(toAccepted(text))
    }
    return Response.json(await applyImport({ slug, id }, target, texts, req))
  },
}

export type ImportOrder = z.infer<typeof acceptance>
type SentText = ImportOrder['texts'][number]

/** Texts are accepted as translated, whatever the state in the file. */
function toAccepted({ key, sourceHash, targetHash, parts }: SentText): AcceptedText {
  const units = parts.map(({ id, after }) => ({
    id: unitId(key, id),
    name: '',
    source: [],
    target: after === '' ? null : parseMarkup(after),
    state: 'translated' as const,
    sourceHash,
    targetHash,
  }))
  return { key, sourceHash, targetHash, units }
}

/** All texts of a document, or the selection of an export, are far smaller. */
const jsonBytes = 4 * 1024 * 1024

export const exchangeEndpoints = [exportEndpoint, previewEndpoint, applyEndpoint]
