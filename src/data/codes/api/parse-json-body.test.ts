import { expect, it } from 'vitest'
import { NotJsonError, parseJsonBody, TooMuchJsonError } from './parse-json-body'

const megabyte = 1024 * 1024

const read = async (text: string, max = 5) => {
  const { value, list } = await parseJsonBody(Buffer.from(text), { name: 'codes', max })
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
  expect(list).toEqual([{ a: '"]\0' }, 2, 'ü'])
})

it.each(['', '{', '{"codes":[1,', '{"codes":[,]}', '{"codes":[1,]}', '{"codes":[1}', '\ufeff1'])(
  'refuses %s',
  async (text) => {
    await expect(read(text)).rejects.toThrow(NotJsonError)
  },
)

it('refuses bytes that are not UTF-8', async () => {
  await expect(parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).rejects.toThrow(NotJsonError)
})

it.each([
  ['elements', `{"codes":[${'1,'.repeat(5)}1]}`],
  ['levels', '['.repeat(100)],
  ['values', `[${'1,'.repeat(3_001)}1]`],
  ['values of an element', `{"codes":[1,[${'1,'.repeat(3_001)}1]]}`],
  ['text', `{"a":"${'a'.repeat(megabyte)}"}`],
  ['text of an element', `{"codes":[1,"${'a'.repeat(megabyte)}"]}`],
  ['blanks', `{"a":1${' '.repeat(megabyte)}}`],
  ['text that starts like a picture', `"data:image/png,${'\\n'.repeat(megabyte)}"`],
  ['text that starts like a picture in its bytes', `"data:image/png,${'ü'.repeat(megabyte)}"`],
])('refuses more %s than any request needs', async (_, text) => {
  await expect(read(text)).rejects.toThrow(TooMuchJsonError)
})

it('accepts embedded pictures next to the text', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(2 * megabyte)}`
  const text = 'a'.repeat(megabyte - 100)
  const body = JSON.stringify({ picture, codes: [[picture, text], text], text })
  const parsed = { value: { picture, codes: [], text }, list: [[picture, text], text] }
  expect(await read(body)).toEqual(parsed)
  expect(await read(body.replaceAll('/', '\\/'))).toEqual(parsed)
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

it('has a turn for each slice, wherever escapes are', async () => {
  const slice = 128 * 1024
  const text = Buffer.alloc(10 * slice, 'a')
  for (let at = slice; at < text.length; at += slice) text.write('\\n', at - 1)
  text.write('"')
  text.write('"', text.length - 1)
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await parseJsonBody(text).catch(() => {})
  isDone = true
  expect(turns).toBeGreaterThan(9)
})
