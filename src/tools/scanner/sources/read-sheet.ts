import {
  budgetsMs,
  type CodeFormat,
  type DecodeRequest,
  type DecodeResult,
  type FoundCode,
  mergeFound,
  mostPixelsDecoded,
  scaleCodes,
} from '@/qr/decode'
import type { ScanFailure, ScanState } from '../scanned-picture'
import type { EntryList } from './entry-list'
import { type OpenedFile, type OpenedSheet, SheetError } from './opened-file'
import { orderByPlace } from './order-by-place'
import { raceAbort } from './race-abort'
import type { ScanDecoder } from './scan-platform'

/** The effort for one sheet. `isFine`: vector content is drawn in a higher resolution. */
export type Effort = { budgetMs: number; quickOnly?: boolean; isFine?: boolean }

export type ReadContext = {
  list: EntryList
  decoder: () => Promise<ScanDecoder>
  formats: readonly CodeFormat[] | undefined
  signal: AbortSignal
  revokeUrl: (url: string) => void
}

/** A picture with more pixels that cannot be decoded is reported as too large. */
const tooLargePixels = 45_000_000

/** Reads one sheet into the picture `id`, whose state gets failures. Never rejects. */
export async function readSheet(
  id: string,
  opened: OpenedFile,
  index: number,
  effort: Effort,
  context: ReadContext,
  whenEmpty: ScanState = { kind: 'failed', reason: 'no-code' },
): Promise<void> {
  const { list, signal } = context
  try {
    list.change(id, { state: { kind: 'opening' } })
    const sheet = await openSheet(opened, index, effort, context)
    try {
      list.show(id, sheet, { sheetIndex: index, isFine: effort.isFine ?? false })
      const add = (codes: readonly FoundCode[], width: number) => {
        const all = [...(list.find(id)?.picture.codes ?? [])]
        mergeFound(all, scaleCodes(codes, sheet.width / width))
        list.change(id, { codes: all })
      }
      const result = await decodeSheet(sheet, effort, context, {
        onProgress: ({ quick, index: at, count }) => {
          const state = { kind: 'reading', effort: quick ? 'quick' : 'harder' } as const
          list.change(id, { state: { ...state, share: at / count } })
        },
        onFound: ({ codes, width }) => add(codes, width),
      })
      if (!result.ok) throw new SheetError(reasonOfResult(result.reason, sheet))
      add(result.codes, result.width)
      const codes = orderByPlace(list.find(id)?.picture.codes ?? [])
      list.change(id, { codes, state: { kind: 'done' } })
    } finally {
      sheet.close()
    }
  } catch (error) {
    const reason = reasonOf(error, signal)
    const isEmpty = reason === 'no-code' && list.find(id)?.picture.codes.length === 0
    if (isEmpty) list.change(id, { state: whenEmpty })
    else list.fail(id, reason)
  }
}

/** @throws SheetError */
export function openSheet(
  opened: OpenedFile,
  index: number,
  { isFine = false }: Effort,
  { signal, revokeUrl }: ReadContext,
): Promise<OpenedSheet> {
  return raceAbort(opened.openSheet(index, { signal, isFine }), signal, (sheet) => {
    sheet.close()
    revokeUrl(sheet.preview.url)
  })
}

export async function decodeSheet(
  { input, width, height }: OpenedSheet,
  { budgetMs, quickOnly }: Effort,
  { decoder, formats, signal }: ReadContext,
  listeners: Pick<DecodeRequest, 'onProgress' | 'onFound'> = {},
): Promise<DecodeResult> {
  const started = await decoder().catch(() => undefined)
  if (!started) return { ok: false, reason: 'decoder-failed' }
  const isLarge = width * height > mostPixelsDecoded
  const request: DecodeRequest = {
    budgetMs: isLarge ? Math.max(budgetMs, budgetsMs.largePicture) : budgetMs,
    signal,
    findAll: true,
    ...(quickOnly && { quickOnly }),
    ...(formats && { formats }),
    ...listeners,
  }
  return input instanceof Blob
    ? started.decodeFile(input, request)
    : started.decodeBitmap(input, request)
}

export function reasonOf(error: unknown, signal: AbortSignal): ScanFailure {
  if (signal.aborted) return 'aborted'
  return error instanceof SheetError ? error.reason : 'unreadable-picture'
}

function reasonOfResult(reason: ScanFailure, { width, height }: OpenedSheet): ScanFailure {
  const isHuge = width * height > tooLargePixels
  return reason === 'unreadable-picture' && isHuge ? 'too-large' : reason
}
