import { expect, it, vi } from 'vitest'
import { NotJsonError, parseJson, TooManyValuesError } from './parse-json'

vi.mock('server-only', () => ({}))

const read = async (text: string, max = 5) => {
  const { value, list } = await parseJson(Buffer.from(text), { name: 'codes', max })
  return { value, list: list.map((element) => element.value) }
}

it.each([
  ['{"codes":[1,{"a":[2,"]"]},"},{"],"design":null}', { codes: [], design: null }, 3],
  ['{"design":"codes","codes" : [ ] }', { design: 'codes', codes: [] }, 0],
  ['{"a":{"codes":[1,2]}}', { a: { codes: [1, 2] } }, 0],
  ['{"a":["codes",[1]],"codes":[[],[]]}', { a: ['codes', [1]], codes: [] }, 2],
  ['{"codes":[1],"codes":[2]}', { codes: [2] }, 1],
  ['[1,2]', [1, 2], 0],
  ['"codes"', 'codes', 0],
])('parses %s', async (text, value, count) => {
  const parsed = await read(text)
  expect(parsed.value).toEqual(value)
  expect(parsed.list).toHaveLength(count)
})

it('returns the elements of the list as they are', async () => {
  const { list } = await read('{"codes":[{"a":"\\"]\\u0000"}, 2 ,"ü"]}')
  expect(list).toEqual([{ a: '"]' }, 2, 'ü'])
})

it.each([
  '',
  '{',
  '{"codes":[1,',
  '{"codes":[,]}',
  '{"codes":[1,]}',
  '{"codes":[1}',
  '\ufeff1',
  '['.repeat(100),
])('refuses %s', async (text) => {
  await expect(read(text)).rejects.toThrow(NotJsonError)
})

it('refuses bytes that are not UTF-8', async () => {
  await expect(parseJson(Buffer.from([0x22, 0xff, 0x22]))).rejects.toThrow(NotJsonError)
})

it.each([
  ['elements', `{"codes":[${'1,'.repeat(5)}1]}`],
  ['values', `[${'1,'.repeat(10_001)}1]`],
  ['values of an element', `{"codes":[1,[${'1,'.repeat(10_001)}1]]}`],
])('refuses more %s than any request needs', async (_, text) => {
  await expect(read(text)).rejects.toThrow(TooManyValuesError)
})

it('lets others go first while it looks through a long body', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await read(`{"codes":[${Array(1000).fill(`"${'a'.repeat(4000)}"`)}]}`, 1000)
  isDone = true
  expect(turns).toBeGreaterThan(1000)
})
