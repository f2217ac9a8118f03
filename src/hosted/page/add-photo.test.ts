import { expect, it } from 'vitest'
import { addPhoto } from './add-photo'

const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mai\r\nEND:VCARD'

it('puts a photo into a card, in lines no longer than 75 signs that join to what it was', () => {
  const jpeg = Uint8Array.from({ length: 500 }, (_, index) => index % 256)
  const lines = addPhoto(card, jpeg).split('\r\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBe(75)
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  const joined = lines.join('\r\n').replaceAll('\r\n ', '')
  const [, base64 = ''] = /PHOTO;ENCODING=b;TYPE=JPEG:(\S+)/.exec(joined) ?? []
  expect(new Uint8Array(Buffer.from(base64, 'base64'))).toEqual(jpeg)
})

it('leaves a card without one as it is', () => {
  expect(addPhoto(card, undefined)).toBe(`${card}\r\n`)
})
