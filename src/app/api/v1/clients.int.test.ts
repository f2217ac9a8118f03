import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createClient, solveChallenge } from '../../../../clients/typescript/src'
import { clientTypesFile, writeClientTypes } from '../../../../scripts/api-client-types.mjs'

let proofs: typeof import('@/data/codes/proof-of-work')

// Imported late, because the modules read the environment when they are loaded.
beforeAll(async () => {
  await startTestPayload()
  proofs = await import('@/data/codes/proof-of-work')
})

const baseUrl = 'https://qz.example/api/v1'

/** Calls the API, which is not served here. */
async function callHandlers(request: Request): Promise<Response> {
  request.headers.set('x-visitor-address', '2001:db8:c11e::1')
  const { answerRequest } = await import('@/data/operations/answer-request')
  return answerRequest(request)
}

it('of TypeScript is what the description generates', async () => {
  const { buildOpenApi } = await import('@/data/open-api/build-open-api')
  const { operations } = await import('@/data/operations/operations')
  expect(readFileSync(clientTypesFile, 'utf8')).toBe(
    await writeClientTypes(await buildOpenApi(operations)),
  )
})

it('of TypeScript creates and changes codes, with a proof of work if need be', async () => {
  const api = createClient({ baseUrl, fetch: callHandlers })
  const { data } = await api.POST('/codes', { body: { url: 'https://example.com/menu' } })
  const { code, editKey } = data ?? expect.fail()
  const own = createClient({ baseUrl, editKey, fetch: callHandlers })
  const params = { path: { slug: code.slug } }
  const body = { revision: code.revision, url: 'https://example.com/lunch' }
  const edited = await own.PATCH('/codes/{slug}', { params, body })
  expect(edited.data?.document.languages.en?.fields).toEqual({ url: 'https://example.com/lunch' })
  const { error } = await own.PATCH('/codes/{slug}', { params, body })
  expect(error).toMatchObject({ key: 'changed', status: 409 })
  const codes = Array.from({ length: 25 }, () => ({ url: 'https://example.com' }))
  const many = await api.POST('/codes/bulk', { body: { codes } })
  expect(many.data?.results).toHaveLength(25)
})

it('solve proofs of work in TypeScript and in Python', async (test) => {
  const challenge = await proofs.createProofChallenge()
  const proof = await solveChallenge(challenge as Parameters<typeof solveChallenge>[0])
  expect(await proofs.isProof(proof)).toBe(true)
  expect(await proofs.isProof(proof)).toBe(false)
  if (spawnSync('python3', ['--version']).status !== 0) test.skip('python3 is not installed')
  const script = `import json, solve_challenge; print(solve_challenge.solve_challenge(json.loads('''${JSON.stringify(
    await proofs.createProofChallenge(),
  )}''')))`
  const options = { cwd: 'clients/python', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } }
  const { stdout } = await promisify(execFile)('python3', ['-c', script], options)
  expect(await proofs.isProof(stdout.trim())).toBe(true)
})
