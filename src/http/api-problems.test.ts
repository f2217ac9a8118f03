import { expect, it } from 'vitest'
import { problemKinds } from '@/data/codes/api/api-problem'
import { earlyProblems } from './api-problems'

it('titles its problems as the reference does', () => {
  expect(problemKinds).toMatchObject(earlyProblems)
})
