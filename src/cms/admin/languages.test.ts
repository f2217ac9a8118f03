import { deepMergeSimple } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { adminLanguages, adminTexts } from './languages'

type Tree = { [key: string]: string | Tree }

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
const textsOf = (code: (typeof localeCodes)[number]) => {
  const own = adminTexts[code] as unknown as Tree
  return flatten(deepMergeSimple(adminLanguages[code].translations as Tree, own) as Tree)
}
const english = new Map(textsOf('en'))

/** Words that are the same in a language as in English. */
const sameWords: Partial<Record<string, string>> = {
  de: 'block name export filter layout status version',
  es: 'error no',
  fr: 'collections document documents latitude longitude menu type version versions',
  it: 'account dashboard email layout no password',
  nl: 'account dashboard document filter filters menu open status type',
  pt: 'email item latitude layout longitude status',
  vi: 'email menu',
}

describe.each(localeCodes)('the admin in %s', (code) => {
  const texts = textsOf(code)

  it('names itself and nothing of its maker', () => {
    expect(texts.filter(([, text]) => /payload(?!_secret)/i.test(text))).toEqual([])
  })

  it('has no texts that are much longer than in English', () => {
    const long = texts.filter(
      ([key, text]) => text.length > 3 * (english.get(key) ?? '').length + 40,
    )
    expect(long.filter(([key]) => !key.startsWith('admin.'))).toEqual([])
  })

  it.skipIf(code === 'en')('has texts of Payload in its own language', () => {
    const same = new Set(sameWords[code]?.split(' '))
    const left = texts.filter(
      ([key, text]) =>
        !key.startsWith('admin.') &&
        /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')) &&
        text === english.get(key) &&
        !same.has(text.toLowerCase()),
    )
    expect(left).toEqual([])
  })
})
