import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from '@/testing/read-imports'
import { defaultLocale, localeCodes, locales } from './locales'

type Group = { [key: string]: string | Group }
const folder = 'src/i18n/messages'
/** The texts of the translation desk, which are texts of the admin. */
const deskFolder = 'src/desk/messages'
const catalogs = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    new Map([
      ...flatten(readMessages(folder, code)),
      ...flatten({ admin: readMessages(deskFolder, code) }),
    ]),
  ]),
) as Record<string, Map<string, string>>
const english = catalogs[defaultLocale] as Map<string, string>

function readMessages(from: string, code: string): Group {
  return JSON.parse(readFileSync(join(from, `${code}.json`), 'utf8'))
}

function flatten(group: Group, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix + key}.`)],
    ),
  )
}

describe.each(locales)('the catalog of $name', ({ code }) => {
  const own = catalogs[code] as Map<string, string>

  it('has the keys of the English one', () => {
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([])
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it('has no empty message', () => {
    expect([...own].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([])
  })
})

describe('the catalogs', () => {
  it('are those of the list of languages', () => {
    const wanted = localeCodes.map((code) => `${code}.json`).sort()
    const listFiles = (from: string) =>
      readdirSync(from)
        .filter((file) => file.endsWith('.json'))
        .sort()
    expect(listFiles(folder)).toEqual(wanted)
    expect(listFiles(deskFolder)).toEqual(wanted)
  })

  it('hold nothing that no view asks for', () => {
    const sources = [...readSources(['src'])]
      .filter(([path]) => !/\.test\.tsx?$|payload-types/.test(path))
      .map(([path, text]) => listTexts(path, text))
    const unused = [...english.keys()].filter((key) => !isUsed(key, sources))
    expect(unused).toEqual([])
  })
})

/** Strings of a source file, and its templates as patterns. */
type Texts = { isOfAdmin: boolean; texts: Set<string>; patterns: Set<string>; pattern?: RegExp }

/** Strings and templates that may be the path of a message, without what else is in quotes. */
const paths = /(?<=['"`])[\w.-]+(?=['"`])/g
const pathTemplates = /`((?:[\w.-]*\$\{[^{}`]*\})+[\w.-]*)`/g

function listTexts(path: string, source: string): Texts {
  const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const templates = Array.from(source.matchAll(pathTemplates), ([, template = '']) =>
    template.split(/\$\{[^}]*\}/),
  )
  return {
    isOfAdmin: /\/(?:cms|desk)\//.test(path),
    texts: new Set(source.match(paths)),
    patterns: new Set(
      templates
        // A template without literal text, such as `${name}.${ending}`, would match every key.
        .filter((stretches) => /[a-z]/i.test(stretches.join('')))
        .map((stretches) => stretches.map(escapeText).join('.+')),
    ),
  }
}

function contains(source: Texts, path: string): boolean {
  if (source.texts.has(path)) return true
  if (source.patterns.size === 0) return false
  // One expression for all: thousands of paths are compared.
  source.pattern ??= new RegExp(`^(?:${[...source.patterns].join('|')})$`)
  return source.pattern.test(path)
}

/** What files of the admin, or all others, contain: they need no namespace. */
const unite = cacheBySources((sources: readonly Texts[], isOfAdmin: boolean): Texts => {
  const own = sources.filter((source) => source.isOfAdmin === isOfAdmin)
  return {
    isOfAdmin,
    texts: new Set(own.flatMap(({ texts }) => [...texts])),
    patterns: new Set(own.flatMap(({ patterns }) => [...patterns])),
  }
})

const listUsers = cacheBySources((sources: readonly Texts[], namespace: string): Texts[] =>
  sources.filter(({ texts }) => texts.has(namespace)),
)

function cacheBySources<Argument, Result>(
  find: (sources: readonly Texts[], argument: Argument) => Result,
): typeof find {
  const found = new Map<Argument, Result>()
  return (sources, argument) => {
    const result = found.get(argument) ?? find(sources, argument)
    found.set(argument, result)
    return result
  }
}

/**
 * Whether a view may use a key: a file contains a namespace of the key and, as a string or a
 * template with placeholders, the rest of its path.
 */
function isUsed(key: string, sources: readonly Texts[]): boolean {
  if (contains(unite(sources, false), key)) return true
  const parts = key.split('.')
  return parts.slice(1).some((_, index) => {
    const namespace = parts.slice(0, index + 1).join('.')
    const path = parts.slice(index + 1).join('.')
    return (
      (namespace === 'admin' && contains(unite(sources, true), path)) ||
      listUsers(sources, namespace).some((source) => contains(source, path))
    )
  })
}
