import { setImmediate } from 'node:timers/promises'
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { type ExchangeUpload, readTexts } from '@/desk/exchange/read-upload'
import type { NamedExchange } from '@/desk/formats/read-exchange-file'
import { openUploadReader } from './read-in-worker'

function openReader(options?: Parameters<typeof openUploadReader>[0]) {
  const read = openUploadReader(options)
  return async (upload: ExchangeUpload) => {
    const all: NamedExchange[] = []
    for await (const one of readTexts(read, upload)) all.push(one)
    return all
  }
}

const segments = '<segment><source>a</source><target>b</target></segment>'.repeat(20_000)
const long = {
  name: 'a.xlf',
  bytes: strToU8(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="de"><file id="f" original="posts/1"><unit id="a">${segments}</unit></file></xliff>`,
  ),
}

it('reads a long file while this process does other work', async () => {
  const read = openReader({ deadlineMs: 600_000 })
  const state = { isReading: true }
  const reading = read(long).finally(() => {
    state.isReading = false
  })
  let turns = 0
  while (state.isReading) {
    turns += 1
    await setImmediate()
  }
  const [one] = await reading
  expect(one?.read).toMatchObject({ target: 'de', files: [{ original: 'posts/1' }] })
  // Reading here would leave a turn or two.
  expect(turns).toBeGreaterThan(100)
})

it('refuses a file that takes longer than its limit', async () => {
  const read = openReader({ deadlineMs: 1 })
  expect(await read(long)).toEqual([{ name: 'a.xlf', read: { reason: 'tooSlow' } }])
})

it('refuses files while too many wait', async () => {
  const read = openReader({ maxWaiting: 1 })
  const short = { name: 'a.csv', bytes: strToU8('a') }
  const [first, second] = await Promise.all([read(short), read(short)])
  expect(first).toMatchObject([{ read: { reason: 'missingColumns' } }])
  expect(second).toEqual([{ name: 'a.csv', read: { reason: 'busy' } }])
})
