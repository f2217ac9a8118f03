import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import { fillTexts } from './fill-texts'
import { hasTextIn } from './has-text-in'
import { hashShape, hashTexts } from './hash-content'
import type { SeedRecords } from './seed-records'
import type { Data, SeedTarget } from './seed-target'

export type ContentIn = (locale: Locale) => Promise<object | undefined> | object | undefined

/**
 * Publishes the languages that have no text yet and returns their number. If an earlier run was
 * interrupted between a text and its record, the missing record is added.
 */
export async function seedTexts(
  target: SeedTarget,
  contentIn: ContentIn,
  records: SeedRecords,
): Promise<number> {
  const everyLocale = await target.readAll()
  let exists = everyLocale !== undefined
  let shape: string | undefined
  let added = 0
  for (const locale of localeCodes) {
    const isThere = hasTextIn(everyLocale, locale)
    if (isThere && records.has(target.name, locale)) continue
    const content = await contentIn(locale)
    if (!content) continue
    if (isThere) {
      const stored = await target.read(locale)
      shape ??= await hashShapeOf(target, contentIn)
      if (isSame(target, stored, { ...content }))
        await record(target, { locale, stored, content, shape }, records)
      continue
    }
    const data = exists
      ? fillTexts(target.fields, await target.read(locale), { ...content })
      : { ...content }
    shape ??= await hashShapeOf(target, contentIn)
    await publishAndRecord(target, { locale, data, content, shape }, records)
    exists = true
    added++
  }
  return added
}

function isSame({ fields }: SeedTarget, stored: Data, content: Data): boolean {
  return hashTexts(fields, stored, content) === hashTexts(fields, content)
}

/** Hashes the shape of the content in the default language, which all languages share. */
export async function hashShapeOf({ fields }: SeedTarget, contentIn: ContentIn): Promise<string> {
  return hashShape(fields, { ...(await contentIn(defaultLocale)) })
}

type Publication = {
  locale: Locale
  data: Data
  /** Source of `data`. */
  content: object
  /** Result of `hashShapeOf`. */
  shape: string
}

/** Publishes a language and records its hashes, so that a later seed can detect edits. */
export async function publishAndRecord(
  target: SeedTarget,
  { data, ...text }: Publication,
  records: SeedRecords,
): Promise<void> {
  const stored = await target.publish(text.locale, data)
  await record(target, { ...text, stored }, records)
}

async function record(
  { name, fields }: SeedTarget,
  { locale, content, shape, stored }: Omit<Publication, 'data'> & { stored: Data },
  records: SeedRecords,
): Promise<void> {
  await records.write(name, locale, {
    source: hashTexts(fields, { ...content }),
    stored: hashTexts(fields, stored),
  })
  await records.write(name, 'shared', {
    source: shape,
    stored: hashShape(fields, stored),
  })
}
