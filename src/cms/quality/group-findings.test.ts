import { expect, it } from 'vitest'
import { groupFindings } from './group-findings'

it('groups findings by kind, the most urgent first, without hints', () => {
  const links = ['/a', '/a', '/b', '/c', '/d'].map((detail, row) => ({
    ...{ kind: 'brokenLink' as const, detail },
    path: `blocks.${row}.path`,
  }))
  const groups = groupFindings([
    { kind: 'sameAsEnglish', path: 'title', detail: 'x'.repeat(100) },
    { kind: 'unusedTerm', path: 'title', detail: 'code' },
    ...links,
  ])
  expect(groups).toEqual([
    { kind: 'brokenLink', count: 5, details: ['/a', '/b', '/c'], path: 'blocks.0.path' },
    { kind: 'sameAsEnglish', count: 1, details: [`${'x'.repeat(60)}…`], path: 'title' },
  ])
})
