import { expect, it } from 'vitest'
import { codeTypes, encodePageContent, type PageContent, samplePageContent } from '@/qr/content'
import { readBack } from './read-back'

const read = (content: PageContent) => {
  const encoded = encodePageContent(content)
  if (!encoded.ok) throw new Error('not valid')
  return readBack(encoded.text, content).map(({ field, value }) => [field.name, value])
}

it('reads a network back from the code, name and password to the letter', () => {
  const network = { type: 'wifi', ssid: 'A;"b"', security: 'wpa', password: 'p:\\', hidden: true }
  expect(read(network as PageContent)).toEqual(
    Object.entries(network).filter(([name]) => name !== 'type'),
  )
})

it('reads times as the code has them, in UTC', () => {
  expect(read(samplePageContent('event'))).toEqual(
    expect.arrayContaining([
      ['startTime', '08:30'],
      ['timeZone', 'UTC'],
    ]),
  )
})

it.each(codeTypes)('repeats nothing where the text of %s says it all', (type) => {
  const rows = read(samplePageContent(type))
  expect(rows.length > 1 || rows.length === 0).toBe(true)
  expect(rows.length === 0).toBe(['text', 'url', 'phone', 'line', 'zalo'].includes(type))
})
