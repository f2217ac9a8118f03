import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { contentTitle } from './content'
import { pageTypes } from './content-types'
import { localPageSample } from './local-samples'
import { encodePageContent } from './page-content'

describe.each(localeCodes)('samples in %s', (locale) => {
  it.each(pageTypes)('%s encodes without a warning, or waits for its hosted page', (type) => {
    const sample = localPageSample(type, locale)
    expect(sample.type).toBe(type)
    const result = encodePageContent(sample)
    if (!result.ok) return expect(result.issues).toMatchObject([{ key: 'needsHostedPage' }])
    expect(result.warnings.filter(({ severity }) => severity === 'warning')).toEqual([])
    return expect(result.content).toEqual(sample)
  })
})

it('writes names as people do', () => {
  const name = (locale: string) => contentTitle(localPageSample('vcard', locale))
  expect(['ja', 'zh', 'vi', 'de'].map(name)).toEqual([
    '花村 のぞみ',
    '林若兰',
    'Lâm Mai',
    'Lena Köhler',
  ])
})
