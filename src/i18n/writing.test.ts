import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alwaysMany, sameAsEnglish, translatedDifferently } from '@/testing/writing/allowed'
import { expandMessage } from '@/testing/writing/expand-message'
import { type Fault, standIn } from '@/testing/writing/fault'
import { findDifferentTranslations } from '@/testing/writing/find-different-translations'
import { findEnglishFaults, findSameFault } from '@/testing/writing/find-english-faults'
import { findMarkdownFaults } from '@/testing/writing/find-markdown-faults'
import { findMessageFaults } from '@/testing/writing/find-message-faults'
import type { Glossary } from '@/testing/writing/find-term-faults'
import { findWritingFaults } from '@/testing/writing/find-writing-faults'
import { hideAddresses, readMarkdown } from '@/testing/writing/read-markdown'
import { defaultLocale, type Locale, localeCodes, locales } from './locales'
import { catalogs } from './messages'

type Tree = { [key: string]: string | Tree }
type Texts = Map<string, string>

const contentDir = 'src/cms/seed/content'
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const readGlossary = (locale: Locale): Glossary => readJson(`src/i18n/glossary/${locale}.json`)
/** The messages, including the labels of the admin. */
const messages = new Map<Locale, Texts>(localeCodes.map((code) => [code, flatten(catalogs[code])]))
const readMessages = (locale: Locale): Texts => messages.get(locale) ?? new Map()
const allowed = (locale: Locale) =>
  sameAsEnglish
    .filter((entry) => !entry.locales || entry.locales.includes(locale))
    .flatMap(({ phrases }) => phrases)

function flatten(value: string | Tree, path = ''): Texts {
  if (typeof value === 'string') return new Map([[path, value]])
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...flatten(child, path ? `${path}.${key}` : key),
    ]),
  )
}

/** Paths of the content, relative to the folder of the language. */
function listContent(locale: Locale, ending: string): string[] {
  const folder = join(contentDir, locale)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )
}

const formatFault = (where: string) => (fault: Fault) => `${where}: ${fault.rule}: ${fault.near}`

describe.each(locales)('what is written in $name', ({ code, iso }) => {
  const glossary = readGlossary(code)
  const same = allowed(code)
  const judge = (text: string) => findWritingFaults(hideAddresses(text), code, glossary)
  const compare = (text: string, original: string | undefined) =>
    code === defaultLocale || same.includes(text) ? [] : findSameFault(text, original ?? '')
  const compareMessage = (message: string, original: string | undefined) =>
    message === original ? compare(nameForm(message), nameForm(message)) : []

  it('is a message of the same build as the English one', () => {
    const english = readMessages(defaultLocale)
    const faults = [...readMessages(code)].flatMap(([key, message]) =>
      findMessageFaults(message, english.get(key) ?? message, iso).map(formatFault(key)),
    )
    expect(faults).toEqual([])
  })

  it('says the same thing in the same words', () => {
    const found = findDifferentTranslations(readMessages(defaultLocale), readMessages(code))
    const exempt = translatedDifferently
      .filter((entry) => !entry.locales || entry.locales.includes(code))
      .flatMap(({ phrases }) => phrases)
    expect(found.filter(({ english }) => !exempt.includes(english))).toEqual([])
  })

  it('is right in the interface and the admin', () => {
    const english = readMessages(defaultLocale)
    const faults = [...readMessages(code)].flatMap(([key, message]) =>
      [...expandMessage(message).flatMap(judge), ...compareMessage(message, english.get(key))].map(
        formatFault(key),
      ),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  it.each(listContent(code, '.json'))('is right in %s', (name) => {
    const read = (locale: Locale) => flatten(readJson(join(contentDir, locale, name)))
    const english = existsSync(join(contentDir, defaultLocale, name)) ? read(defaultLocale) : null
    const faults = [...read(code)].flatMap(([key, text]) =>
      [...judge(text), ...compare(text, english?.get(key))].map(formatFault(key)),
    )
    expect(faults).toEqual([])
  })

  it.each(listContent(code, '.md'))('is right in %s', (name) => {
    const file = readFileSync(join(contentDir, code, name), 'utf8')
    const original = join(contentDir, defaultLocale, name)
    const english = existsSync(original) ? readMarkdown(readFileSync(original, 'utf8')) : []
    const left = new Set(english.map(({ text }) => text).filter(isSentence))
    const faults = readMarkdown(file).flatMap(({ kind, text }) => [
      ...(kind === 'prose' ? judge(text) : []),
      ...(kind === 'data' ? findEnglishFaults(hideAddresses(text), code) : []),
      ...(left.has(text) ? compare(text, text) : []),
    ])
    expect([...findMarkdownFaults(file), ...faults].map(formatFault(name))).toEqual([])
  })
})

/** Returns the form of a message that `sameAsEnglish` uses. */
function nameForm(message: string): string {
  return (expandMessage(message)[0] ?? '').replaceAll(standIn, '{}')
}

/**
 * Requires at least two words, because names and abbreviations may be the same in every language.
 */
function isSentence(text: string): boolean {
  return /(?:^|\s)\p{L}{3,}[,:;]? (?:\S+ )*?\p{L}{3,}(?:$|[\s.,])/u.test(text)
}

it('has plural forms for every count in English', () => {
  const counted = /\{(?:count|total|most|days|rows)(?:, number)?\} \p{Ll}{3,}/u
  const faults = [...readMessages(defaultLocale)].filter(
    ([key, message]) =>
      counted.test(message) && !alwaysMany.some(({ phrases }) => phrases.includes(key)),
  )
  expect(faults).toEqual([])
})

describe('the lists that the rules read', () => {
  it('have a glossary with the same terms for every language', () => {
    const terms = Object.keys(readGlossary(defaultLocale).terms)
    for (const code of localeCodes) expect(Object.keys(readGlossary(code).terms)).toEqual(terms)
  })

  it('name only differences that exist', () => {
    const unused = translatedDifferently.flatMap(({ locales: of = localeCodes, phrases }) => {
      const english = readMessages(defaultLocale)
      const found = new Set(
        of.flatMap((code) =>
          findDifferentTranslations(english, readMessages(code)).map((entry) => entry.english),
        ),
      )
      return phrases.filter((phrase) => !found.has(phrase))
    })
    expect(unused).toEqual([])
    const counts = alwaysMany.flatMap(({ phrases }) => phrases)
    expect(counts.filter((key) => !readMessages(defaultLocale).has(key))).toEqual([])
  })

  it('allow nothing that is not written anywhere', () => {
    const written = new Map(localeCodes.map((code) => [code, listWritten(code)]))
    const unused = sameAsEnglish.flatMap(({ locales: of = localeCodes, phrases }) =>
      phrases.filter((phrase) => !of.some((code) => written.get(code)?.has(phrase))),
    )
    expect(unused).toEqual([])
  })
})

function listWritten(code: Locale): Set<string> {
  return new Set([
    ...[...readMessages(code).values()].map(nameForm),
    ...listContent(code, '.json').flatMap((name) => [
      ...flatten(readJson(join(contentDir, code, name))).values(),
    ]),
    ...listContent(code, '.md').flatMap((name) =>
      readMarkdown(readFileSync(join(contentDir, code, name), 'utf8')).map(({ text }) => text),
    ),
  ])
}
