import { expect, it } from 'vitest'
import { problemKinds } from '@/data/codes/api/api-problem'
import { apiOperations } from '@/data/open-api/api-operations'
import { apiMethods, findApiMethods } from './api-methods'
import { earlyProblems } from './api-problems'

it('knows the methods of every operation of the API', () => {
  const described: Record<string, Set<string>> = {}
  for (const { route, path, method } of apiOperations) {
    const pattern = (route ?? path).replace(/[[{]\w+[\]}]/g, '*')
    described[pattern] ??= new Set()
    described[pattern].add(method.toUpperCase())
  }
  const known = Object.entries(apiMethods).map(([path, methods]) => [path, new Set(methods)])
  expect(Object.fromEntries(known)).toEqual(described)
})

it('finds the methods of an address by its most specific route', () => {
  expect(findApiMethods('/api/v1/codes/bulk?x')).toEqual(['POST', 'OPTIONS'])
  expect(findApiMethods('/api/v1/codes/7k3m9pxw')).toContain('HEAD')
  expect(findApiMethods('/api/v1/codes/7k3m9pxw/export')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  for (const url of ['/api/v1/codes/', '/api/v1/nothing', '/api/users', '/wifi'])
    expect(findApiMethods(url), url).toBeUndefined()
})

it('titles its problems as the reference does', () => {
  expect(problemKinds).toMatchObject(earlyProblems)
})
