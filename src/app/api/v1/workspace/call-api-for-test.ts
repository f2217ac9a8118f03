import { expect } from 'vitest'
import { visitorAddressHeader } from '@/env'

let visitors = 0
/** Returns an address in a network that has no requests counted. */
export function newVisitor(): string {
  visitors += 1
  return `2001:db8:${visitors.toString(16)}:6::1`
}

export type ApiCall = { body?: unknown; key?: string | undefined; address?: string }

/** Calls an operation of the API as a new visitor. */
export async function sendToApi(method: string, path: string, call: ApiCall = {}) {
  const { body, key, address = newVisitor() } = call
  const url = new URL(`https://qz.example/api/v1${path}`)
  const request = new Request(url, {
    method,
    headers: {
      [visitorAddressHeader]: address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { answerRequest } = await import('@/data/operations/answer-request')
  return answerRequest(request)
}

/** Calls the API, expects `status` and returns the JSON of the response. */
export async function callApiRoute<Body>(
  status: number,
  method: string,
  path: string,
  call: ApiCall = {},
): Promise<Body> {
  const response = await sendToApi(method, path, call)
  const text = await response.text()
  expect([response.status, response.status === status ? '' : text]).toEqual([status, ''])
  return (text ? JSON.parse(text) : undefined) as Body
}
