import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFacts, writeContentLists } from '../../../scripts/content-lists.mjs'
import { contentTypes } from './content-types'

describe('a type of content', () => {
  it.each(Object.entries(writeContentLists(readFacts())))('is part of %s', (path, text) => {
    // Otherwise run `npm run content:lists`.
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it.each(contentTypes)('of %s is tested to come back from its text', (type) => {
    expect(existsSync(`src/qr/content/${type}/round-trip.test.ts`)).toBe(true)
  })
})
