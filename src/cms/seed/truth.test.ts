import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, localeCodes } from '@/i18n/locales'
import {
  findServerClaims,
  findTruthFaults,
  type TruthFault,
} from '@/testing/truth/find-truth-faults'

const contentDir = join(import.meta.dirname, 'content')
const messagesDir = join(import.meta.dirname, '../../i18n/messages')

function listTexts(locale: Locale): { file: string; text: string }[] {
  const folder = join(contentDir, locale)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|json)$/.test(name))
    .map((file) => ({ file, text: withoutSamples(readFileSync(join(folder, file), 'utf8')) }))
}

/** Leaves out sample codes, whose content is not about the product. */
function withoutSamples(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '')
}

function listMessages(locale: Locale): { key: string; text: string }[] {
  const collect = (value: unknown, key: string): { key: string; text: string }[] =>
    typeof value === 'string'
      ? [{ key, text: value }]
      : Object.entries(value ?? {}).flatMap(([name, own]) =>
          collect(own, key ? `${key}.${name}` : name),
        )
  return collect(JSON.parse(readFileSync(join(messagesDir, `${locale}.json`), 'utf8')), '')
}

const describeFault =
  (where: string) =>
  ({ rule, near }: TruthFault) =>
    `${where}: ${rule}: ${near}`

describe.each(localeCodes)('what the site claims in %s', (locale) => {
  it('is true of the content, with its numbers from the code', () => {
    const faults = listTexts(locale).flatMap(({ file, text }) =>
      findTruthFaults(text, locale).map(describeFault(file)),
    )
    expect(faults).toEqual([])
  })

  it('is true of the interface', () => {
    const faults = listMessages(locale)
      .filter(({ key }) => !key.startsWith('admin.'))
      .flatMap(({ key, text }) => findServerClaims(text, locale).map(describeFault(key)))
    expect(faults).toEqual([])
  })
})
