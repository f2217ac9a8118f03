import { expect, it } from 'vitest'
import { newDocument } from '../new-document'
import { addUtm } from './add-utm'

const utm = { source: 'print', campaign: 'Sommer & Co' }
const tagged = (url: string) =>
  addUtm(newDocument({ type: 'url', url }, 'en'), utm).languages.en?.fields.url

it.each([
  ['https://a.example', 'https://a.example?utm_source=print&utm_campaign=Sommer+%26+Co'],
  [
    'https://a.example/?x=1#top',
    'https://a.example/?x=1&utm_source=print&utm_campaign=Sommer+%26+Co#top',
  ],
  ['https://a.example/?utm_source=web', 'https://a.example/?utm_source=web'],
])('tags %s', (url, expected) => {
  expect(tagged(url)).toBe(expected)
})

it('leaves other types as they are', () => {
  const document = newDocument({ type: 'wifi', ssid: 'Guests' } as never, 'en')
  expect(addUtm(document, utm)).toBe(document)
})
