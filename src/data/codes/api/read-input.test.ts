import { expect, it } from 'vitest'
import { z } from 'zod'
import { documentBytes, readInput } from './read-input'

const list = { name: 'codes', max: 5 }

const read = (body: string | Uint8Array<ArrayBuffer>, schema: z.ZodType = z.unknown()) => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('https://qz.example', { method: 'POST', body, headers })
  return readInput(request, schema, { maxBytes: documentBytes, list })
}

it.each([
  ['{"codes":[1,{"a":[2,"]"]},"},{"],"design":null}', { codes: [], design: null }, 3],
  ['{"design":"codes","codes" : [ ] }', { design: 'codes', codes: [] }, 0],
  ['{"a":{"codes":[1,2]}}', { a: { codes: [1, 2] } }, 0],
  ['{"codes":{"0":1}}', { codes: { '0': 1 } }, 0],
  ['[1,2]', [1, 2], 0],
  ['"codes"', 'codes', 0],
])('parses %s', async (text, body, count) => {
  const parsed = await read(text)
  expect(parsed.body).toEqual(body)
  expect(parsed.list).toHaveLength(count)
})

it('returns the elements of the list as they are', async () => {
  const { list } = await read('{"codes":[{"a":"\\"]\\u0000"}, 2 ,"ü"]}')
  expect(list).toEqual([{ a: '"]\0' }, 2, 'ü'])
})

it.each(['', '{', '{"codes":[1,', '{"codes":[,]}', '{"codes":[1}', '\ufeff1'])(
  'refuses %s',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ problem: { key: 'invalid', status: 400 } })
  },
)

it('refuses bytes that are not UTF-8', async () => {
  const bytes = new Uint8Array([0x22, 0xff, 0x22])
  await expect(read(bytes)).rejects.toMatchObject({ problem: { key: 'invalid', status: 400 } })
})

it.each([
  ['elements', `{"codes":[${'1,'.repeat(5)}1]}`],
  ['levels', `${'['.repeat(100)}${']'.repeat(100)}`],
  ['values', `[${'1,'.repeat(3_001)}1]`],
  ['values of an element', `{"codes":[1,[${'1,'.repeat(3_001)}1]]}`],
  ['values together, before it parses them', `[${'{},'.repeat(1_700_000)}`],
  ['levels together, before it parses them', '['.repeat(5_000_000)],
])('refuses more %s than any request needs', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ problem: { key: 'invalid', status: 422 } })
})

it('accepts embedded pictures next to the text', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(4_000_000)}`
  const text = 'ü, '.repeat(20_000)
  const { body, list } = await read(JSON.stringify({ picture, codes: [text], text }))
  expect(body).toEqual({ picture, codes: [], text })
  expect(list).toEqual([text])
})

it('recognizes a request with and without its proof of work', async () => {
  const identify = async (body: object) => (await read(JSON.stringify(body))).fingerprint
  const first = await identify({ codes: [1, 2], design: 3 })
  expect(await identify({ codes: [1, 2], design: 3, proof: 'x' })).toEqual(first)
  expect(await identify({ codes: [1, 2], design: 4 })).not.toEqual(first)
  expect(await identify({ codes: [2, 1], design: 3 })).not.toEqual(first)
})
