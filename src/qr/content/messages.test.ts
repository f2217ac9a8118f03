import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { contentTypes, hostedTypes, pageTypes } from './content-types'
import { fieldGroups } from './field'
import { contentFields } from './fields'
import { errorKeys, fixes, pageErrorKeys, pageWarningKeys, warningKeys } from './issue'
import { listScanEffects } from './page-content'

const catalog = new URL('../../i18n/messages/en.json', import.meta.url)
// Messages of individual forms and of copying are tested with their views.
const { forms: _, copying: __, ...messages } = JSON.parse(readFileSync(catalog, 'utf8')).content

it('has exactly the messages that the forms need', () => {
  expect(paths(messages).sort()).toEqual(neededPaths().sort())
})

it('has separate lists of exactly the problems that types of dynamic codes can name', () => {
  const sources = listCompanions([
    ...hostedTypes.map((type) => `src/qr/content/${type}/${type}.ts`),
    // Loaded on demand for their phone numbers.
    'src/qr/content/find-trunk-prefixes.ts',
  ])
    .filter((path) => !path.endsWith('/issue.ts'))
    .map((path) => readFileSync(path, 'utf8'))
  expect(sources.length).toBeGreaterThan(20)
  const named = (key: string) => sources.some((source) => source.includes(`'${key}'`))
  expect(errorKeys.filter(named)).toEqual(pageErrorKeys)
  expect(warningKeys.filter(named)).toEqual(pageWarningKeys)
})

/** Lists the files of modules and of all their imports. */
function listCompanions(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const path of found) {
    const imports = readFileSync(path, 'utf8').matchAll(/^(?:im|ex)port (?!type)[^;]*?'(.+)'$/gm)
    for (const [, name = ''] of imports) {
      const file = `${name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(path), name)}.ts`
      if (existsSync(file)) found.add(file)
    }
  }
  return [...found]
}

function neededPaths(): string[] {
  const needed = [
    ...errorKeys.map((key) => `errors.${key}`),
    ...warningKeys.map((key) => `warnings.${key}`),
    ...fieldGroups.map((group) => `groups.${group}`),
    ...fixes.map((fix) => `fixes.${fix}`),
    ...pageTypes.flatMap((type) =>
      listScanEffects(type).map((effect) => `effects.${type}.${effect}`),
    ),
  ]
  for (const type of contentTypes) {
    for (const { name, hint, placeholder, options = [] } of contentFields[type]) {
      const field = `fields.${type}.${name}`
      needed.push(`${field}.label`)
      if (hint) needed.push(`${field}.hint`)
      if (placeholder) needed.push(`${field}.placeholder`)
      needed.push(...options.map((option) => `options.${name}.${option}`))
    }
  }
  return needed
}

function paths(node: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key]
      : paths(value as Record<string, unknown>, `${prefix}${key}.`),
  )
}
