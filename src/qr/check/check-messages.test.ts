import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/locales'
import { checkMessages } from './check-messages'
import { changeKeys, grades, reasonKeys, verdicts } from './check-result'

const catalog = new URL('../../i18n/messages/en.json', import.meta.url)
const messages = JSON.parse(readFileSync(catalog, 'utf8'))[checkMessages.namespace]

it('has exactly the messages that a result needs', () => {
  const needed = [
    ...verdicts.map(checkMessages.verdict),
    ...grades.map(checkMessages.grade),
    ...reasonKeys.map(checkMessages.reason),
    ...changeKeys.map(checkMessages.change),
  ]
  const found = Object.entries(messages).flatMap(([group, texts]) =>
    Object.keys(texts as object).map((key) => `${group}.${key}`),
  )
  expect(found.sort()).toEqual(needed.sort())
})

it('formats numbers by skeletons only: named styles do not survive the build', () => {
  for (const { code } of locales) {
    const file = new URL(`../../i18n/messages/${code}.json`, import.meta.url)
    const words = JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))[checkMessages.namespace])
    expect(words.match(/, number, (?!::)[^}]*}/g), code).toBeNull()
  }
})
