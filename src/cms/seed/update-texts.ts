import { type Locale, localeCodes } from '@/i18n/locales'
import { fillTexts } from './fill-texts'
import { hasTextIn } from './has-text-in'
import { hashShape, hashTexts } from './hash-content'
import type { SeedRecord, SeedRecords } from './seed-records'
import type { Data, SeedTarget } from './seed-target'
import { type ContentIn, hashShapeOf, publishAndRecord } from './seed-texts'

/** A text that was not updated, because it was edited or its shared rows cannot be replaced. */
export type LeftAlone = { target: string; locale: Locale; reason: 'text' | 'shape' }
export type UpdatedTexts = { updated: number; leftAlone: LeftAlone[] }

type Text = {
  locale: Locale
  content: object | undefined
  current: Data
  /** Whether the text of the seed has changed. */
  isNew: boolean
  isUntouched: boolean
}

/**
 * Replaces the texts of earlier seed content that has changed since, in the languages that editors
 * have not touched. Rows are replaced only when no language was touched, since all share them.
 */
export async function updateTexts(
  target: SeedTarget,
  contentIn: ContentIn,
  records: SeedRecords,
): Promise<UpdatedTexts> {
  const { name, fields } = target
  const everyLocale = await target.readAll()
  const texts: Text[] = []
  for (const locale of localeCodes.filter((code) => hasTextIn(everyLocale, code))) {
    const content = await contentIn(locale)
    const current = await target.read(locale)
    const record = records.find(name, locale)
    texts.push({ locale, content, current, ...compare(target, { content, current, record }) })
  }
  const first = texts[0]
  if (!first) return { updated: 0, leftAlone: [] }

  const shape = await hashShapeOf(target, contentIn)
  const known = records.find(name, 'shared')
  const isShapeNew = shape !== known?.source
  const replaceRows =
    isShapeNew &&
    hashShape(fields, first.current) === known?.stored &&
    texts.every(({ content, isUntouched }) => content && isUntouched)
  const isBlocked = isShapeNew && !replaceRows && shape !== hashShape(fields, first.current)

  const wanted = texts.filter(({ isNew }) => isNew)
  const changed = isBlocked ? [] : wanted.filter(({ isUntouched }) => isUntouched)
  if (replaceRows && changed.length === 0) changed.push(first)
  for (const { locale, content, current } of changed) {
    const data = fillTexts(fields, current, { ...content }, { overwrite: true, replaceRows })
    await publishAndRecord(target, { locale, data, content: content ?? {}, shape }, records)
  }
  const left = wanted.filter((text) => !changed.includes(text))
  return {
    updated: changed.length,
    leftAlone: left.map(({ locale, isUntouched }) => ({
      target: name,
      locale,
      reason: isUntouched ? 'shape' : 'text',
    })),
  }
}

function compare(
  { fields }: SeedTarget,
  text: { content: object | undefined; current: Data; record: SeedRecord | undefined },
) {
  const { current, record } = text
  const content = text.content && { ...text.content }
  const isStored = [hashTexts(fields, current), hashTexts(fields, current, content)].some(
    (hash) => hash === record?.stored,
  )
  const source = content && hashTexts(fields, content)
  const isThere = source === hashTexts(fields, current, content)
  return {
    isNew: source !== undefined && source !== record?.source && !isThere,
    isUntouched: isStored && current._status === 'published',
  }
}
