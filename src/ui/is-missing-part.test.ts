import { expect, it } from 'vitest'
import { isMissingPart } from './is-missing-part'

it('knows an error of the bundler’s loader from any other', () => {
  const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
  expect(isMissingPart(missing)).toBe(true)
  for (const other of [new Error('Failed to load chunk'), 'ChunkLoadError', null]) {
    expect(isMissingPart(other)).toBe(false)
  }
})
