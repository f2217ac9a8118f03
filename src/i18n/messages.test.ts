import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { defaultLocale, localeCodes, locales } from './locales'

type Group = { [key: string]: string | Group }
const folder = 'src/i18n/messages'
const catalogues = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    flatten(JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))),
  ]),
) as Record<string, Map<string, string>>
const english = catalogues[defaultLocale] as Map<string, string>

function flatten(group: Group, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix + key}.`)],
    ),
  )
}

describe.each(locales)('the catalogue of $name', ({ code }) => {
  const own = catalogues[code] as Map<string, string>

  it('has the keys of the English one', () => {
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([])
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it('has no empty message', () => {
    expect([...own].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([])
  })
})

describe('the catalogues', () => {
  it('are those of the list of languages', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    expect(files.sort()).toEqual(localeCodes.map((code) => `${code}.json`).sort())
  })

  it('hold nothing that no view asks for', () => {
    const matchers = readSources('src').map(createKeyMatcher)
    const unused = [...english.keys()].filter((key) => {
      const splits = splitKey(key)
      return !matchers.some((matcher) => matcher(splits))
    })
    expect(unused).toEqual([])
  })
})

function readSources(path: string): ts.SourceFile[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
}

/**
 * Returns a test for the keys that a source file may use: a key counts as used if the file contains
 * a namespace of the key and, as a string or a template with placeholders, the rest of its path.
 */
function createKeyMatcher(source: ts.SourceFile): (splits: readonly SplitKey[]) => boolean {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text)
    else if (ts.isTemplateExpression(node)) {
      const stretches = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      // A template without literal text, such as `${name}.${ending}`, would match every key.
      if (stretches.some(({ text }) => /[a-z]/i.test(text)))
        patterns.push(new RegExp(`^${stretches.map(({ text }) => escapeText(text)).join('.+')}$`))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const isUsed = (path: string) => texts.has(path) || patterns.some((matcher) => matcher.test(path))
  const rooted = source.fileName.includes('/cms/') ? 'admin' : ''
  return (splits) =>
    splits.some(
      ([namespace, path]) => (namespace === rooted || texts.has(namespace)) && isUsed(path),
    )
}

type SplitKey = [namespace: string, path: string]

/** Returns every split of a key into a namespace and the rest of its path. */
function splitKey(key: string): SplitKey[] {
  const parts = key.split('.')
  return parts.map((_, at) => [parts.slice(0, at).join('.'), parts.slice(at).join('.')])
}
