import { expect, it } from 'vitest'
import { readContentFile } from '@/start/load-content'
import { hashSources } from './hash-sources'

it('is of the present sources of the content', () => {
  const [firstLine] = readContentFile().split('\n', 1)
  expect(firstLine, 'The content has changed: npm run seed:snapshot').toBe(`-- ${hashSources()}`)
})
