import { expect, it } from 'vitest'
import { tightenTables } from './tighten-tables'

it('leaves no blanks beside bars, outside of samples', () => {
  expect(tightenTables('| a b | c |\n| --- | --- |\nx | y')).toBe('|a b|c|\n|---|---|\nx | y')
  expect(tightenTables('```text\n| a |\n```')).toBe('```text\n| a |\n```')
})
