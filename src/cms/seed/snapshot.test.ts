import { expect, it } from 'vitest'
import { readContent } from '@/start/load-content'
import { hashSources } from './hash-sources'

it('is of the present sources of the content', () => {
  const [firstLine] = readContent().split('\n', 1)
  expect(firstLine, 'The content has changed: npm run seed:snapshot').toBe(`-- ${hashSources()}`)
})
