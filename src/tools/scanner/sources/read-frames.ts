import { budgetsMs, scaleCodes } from '@/qr/decode'
import { codeKey } from '../code-key'
import type { Entry } from './entry-list'
import { type OpenedFile, SheetError } from './opened-file'
import { decodeSheet, type Effort, openSheet, type ReadContext, reasonOf } from './read-sheet'
import { spreadEvenly } from './spread-evenly'

const quick: Effort = { budgetMs: budgetsMs.picture, quickOnly: true }
const harder: Effort = { budgetMs: budgetsMs.picture }

/** Frames that get a second attempt if the quick one found nothing in any. */
const maxHarderFrames = 5

/**
 * Reads an animation and lists each code once: a picture for every frame with a new code, the first
 * in place of `first`. Never rejects.
 */
export async function readFrames(
  first: Entry,
  opened: OpenedFile,
  context: ReadContext,
  { isThorough }: { isThorough: boolean },
): Promise<void> {
  const { list, signal, revokeUrl } = context
  const { count, total } = opened
  let id = first.picture.id
  const seen = new Set(first.picture.codes.map(codeKey))
  const sampled = count < total && {
    sampled: { kind: 'frames', read: count, count: total } as const,
  }
  if (sampled) list.change(id, sampled)

  const readFrame = async (index: number, effort: Effort, share: number) => {
    const sheet = await openSheet(opened, index, effort, context)
    const at = { sheetIndex: index, isFine: false }
    const state = { kind: 'reading', effort: effort.quickOnly ? 'quick' : 'harder', share } as const
    let isShown = false
    try {
      if (seen.size === 0) {
        list.show(id, sheet, at)
        isShown = true
      }
      list.change(id, { state })
      const result = await decodeSheet(sheet, effort, context)
      if (!result.ok && result.reason !== 'no-code') throw new SheetError(result.reason)
      const codes = result.ok ? result.codes.filter((code) => !seen.has(codeKey(code))) : []
      if (!result.ok || codes.length === 0) return
      if (seen.size > 0) {
        const entry = list.create(first.file, first.picture.origin, index)
        list.change(id, { state: { kind: 'done' } })
        list.replace(id, (previous) => [previous, entry])
        id = entry.picture.id
        list.show(id, sheet, at)
        isShown = true
      }
      for (const code of codes) seen.add(codeKey(code))
      const scaled = scaleCodes(codes, sheet.width / result.width)
      list.change(id, { codes: scaled, state, ...sampled })
    } finally {
      if (!isShown) revokeUrl(sheet.preview.url)
      sheet.close()
    }
  }

  try {
    for (let index = 0; index < count && list.find(id); index++) {
      await readFrame(index, quick, index / count)
    }
    const chosen = spreadEvenly(count, isThorough ? count : maxHarderFrames)
    for (const [at, index] of chosen.entries()) {
      if (!list.find(id) || (seen.size > 0 && !isThorough)) break
      await readFrame(index, harder, at / chosen.length)
    }
    list.fail(id, 'no-code')
  } catch (error) {
    list.fail(id, reasonOf(error, signal))
  }
}
