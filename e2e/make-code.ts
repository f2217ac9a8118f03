import type { APIRequestContext } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { NewCode } from '@/codes/code-input'
import type { CreatedCode } from '@/codes/code-view'
import type { Problem } from '@/codes/problem'

/**
 * Creates a dynamic code through the API, with the proof of work that the API requires after many
 * codes.
 */
export async function makeCode(request: APIRequestContext, input: NewCode): Promise<CreatedCode> {
  const first = await request.post('/api/v1/codes', { data: input })
  if (first.ok()) return first.json()
  const problem: Problem = await first.json()
  if (problem.key !== 'proof') throw new Error(JSON.stringify(problem))
  const { parameters, signature } = problem.challenge as Parameters<
    typeof solveChallenge
  >[0]['challenge']
  const challenge = { parameters, signature }
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const second = await request.post('/api/v1/codes', { data: { ...input, proof } })
  if (!second.ok()) throw new Error(await second.text())
  return second.json()
}
