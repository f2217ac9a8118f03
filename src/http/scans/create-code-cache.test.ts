import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { urlDocument } from '@/testing/create-test-code'
import { createCircuitBreaker } from './create-circuit-breaker'
import { createCodeCache } from './create-code-cache'

type PendingQuery = { slugs: string[]; answer: (url: string | undefined) => void; fail: () => void }

/** Opens a cache on a stub of the database whose answers the test controls. */
function open(maxBytes?: number) {
  const requested: PendingQuery[] = []
  const query = ({ values: [slugs] }: { values: [string[]] }) =>
    new Promise((resolve, reject) => {
      const row = (slug: string, url: string) => ({
        id: slug,
        slug,
        document: urlDocument(url),
        status: 'active',
        deleted_at: null,
        has_password: false,
        is_suspicious: false,
      })
      requested.push({
        slugs,
        answer: (url) => resolve({ rows: url ? slugs.map((slug) => row(slug, url)) : [] }),
        fail: () => reject(new Error('away')),
      })
    })
  const codes = createCodeCache({ query } as unknown as pg.Pool, createCircuitBreaker(0), maxBytes)
  codes.setListening(true)
  const find = async (slug: string) => {
    const decision = (await codes.find(slug))?.decision
    return decision?.do === 'redirect' ? decision.url : undefined
  }
  return {
    codes,
    find,
    asked: requested,
    next: (count: number) => vi.waitFor(() => expect(requested.length).toBe(count)),
  }
}

const [before, after] = ['https://example.com/before', 'https://example.com/after']

it('asks once for the scans of many, and then never again', async () => {
  const { find, asked } = open()
  const found = Promise.all([find('a'), find('b'), find('a'), find('b')])
  asked[0]?.answer(before)
  await vi.waitFor(() => expect(asked.map(({ slugs }) => slugs)).toEqual([['a'], ['b', 'a']]))
  asked[1]?.answer(before)
  expect(await found).toEqual([before, before, before, before])
  expect([await find('a'), await find('b')]).toEqual([before, before])
  expect(asked).toHaveLength(2)
})

it('does not keep what was changed while it was asked for', async () => {
  const { codes, find, asked, next } = open()
  const found = find('a')
  codes.noteChange('a')
  asked[0]?.answer(before)
  await next(2)
  asked[1]?.answer(after)
  expect([await found, await find('a')]).toEqual([after, after])
})

it('asks again for a code in use as soon as it is changed', async () => {
  const { codes, find, asked, next } = open()
  const found = find('a')
  asked[0]?.answer(before)
  await found
  codes.noteChange('a')
  codes.noteChange('unknown')
  await next(2)
  asked[1]?.answer(after)
  await new Promise(setImmediate)
  expect(await find('a')).toBe(after)
  expect(asked).toHaveLength(2)
})

it('asks each time while it hears of no changes, and falls back on what it knew', async () => {
  const { codes, find, asked, next } = open()
  const first = find('a')
  asked[0]?.answer(before)
  await first
  codes.setListening(false)
  const second = find('a')
  await next(2)
  asked[1]?.fail()
  expect(await second).toBe(before)
  codes.setListening(true)
  const third = find('a')
  await next(3)
  asked[2]?.answer(after)
  expect([await third, await find('a')]).toEqual([after, after])
  const unknown = find('b')
  await next(4)
  asked[3]?.fail()
  await expect(unknown).rejects.toThrow('away')
})

it('is bounded by bytes, not by the number of codes alone', async () => {
  const { find, asked } = open(20_000)
  const long = `https://example.com/${'a'.repeat(3_000)}`
  for (const slug of ['a', 'b', 'c', 'd']) {
    const found = find(slug)
    asked.at(-1)?.answer(long)
    expect(await found).toBe(long)
  }
  const repeated = find('a')
  expect(asked).toHaveLength(5)
  asked.at(-1)?.answer(long)
  await repeated
})
