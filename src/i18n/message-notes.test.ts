import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultLocale } from './locales'
import { catalogs } from './messages'

type Tree = { [key: string]: string | Tree }

const folder = 'src/i18n/message-notes'
const readTree = (path: string): Tree => JSON.parse(readFileSync(path, 'utf8'))
const catalog: Tree = catalogs[defaultLocale]

// Notes for translators: each file has the name of a namespace and the nesting of its messages.
it.each(readdirSync(folder))('%s has notes only for messages that exist', (name) => {
  const namespace = name.replace(/\.json$/, '')
  const messages = listKeys({ [namespace]: catalog[namespace] ?? {} })
  const notes = listKeys({ [namespace]: readTree(join(folder, name)) })
  expect(notes.length).toBeGreaterThan(0)
  expect(notes.filter((key) => !messages.includes(key))).toEqual([])
})

it.each(readdirSync(folder))('%s has no empty note', (name) => {
  expect(JSON.stringify(readTree(join(folder, name)))).not.toMatch(/:"\s*"/)
})

function listKeys(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : listKeys(value, `${prefix + key}.`),
  )
}
