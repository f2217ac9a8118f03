import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blocks } from './blocks'
import { codeSample } from './code-sample'
import { codesBlock } from './codes'

it('is at most ten kinds of sections', () => {
  expect(blocks.length).toBeLessThanOrEqual(10)
})

it.each([...blocks, codesBlock, codeSample])('$slug has a picture in the chooser', ({ admin }) => {
  for (const image of Object.values(admin?.images ?? {})) {
    const { url, alt } = image as { url: string; alt: string }
    expect(existsSync(`public${url}`), url).toBe(true)
    expect(alt).toBe('')
  }
  expect(admin?.images?.thumbnail).toBeDefined()
})
