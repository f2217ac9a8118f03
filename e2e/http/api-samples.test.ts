import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type DescribedOperation, describeApi } from '@/data/open-api/describe-api'
import { operations } from '@/data/operations/operations'
import {
  describeSample,
  sampleKey,
  sampleValues,
  sampleWorkspaceKey,
} from '@/site/developers/sample-request'
import { writeQuickStart } from '@/site/developers/write-quick-start'
import { writeCurl, writePython, writeTypescript } from '@/site/developers/write-samples'
import { sampleInGate, sampleSeed } from '@/testing/pick-sample'
import { fetchPath, siteUrl } from './fetch-page'

const run = promisify(execFile)
const has = (program: string) => spawnSync(program, ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'api-samples-'))
writeFileSync(join(folder, 'menu.pdf'), '%PDF-1.4\n%%EOF\n')

const languages = {
  curl: {
    isThere: has('curl'),
    write: writeCurl,
    run: (code: string) =>
      run('sh', ['-c', `${code} -s -o /dev/null -w '%{http_code}'`], { cwd: folder }),
  },
  TypeScript: {
    isThere: true,
    write: writeTypescript,
    run: (code: string) => run('node', ['--input-type=module', '-e', code], { cwd: folder }),
  },
  Python: {
    isThere: has('python3'),
    write: writePython,
    run: (code: string) => run('python3', ['-c', code], { cwd: folder }),
  },
}

/** Operations that need a mail server, DNS, or a token, file or delivery from an earlier request. */
const excluded = [
  ...['confirmRecovery', 'requestRecovery', 'mailKey', 'removeFile'],
  ...['requestWorkspaceRecovery', 'confirmWorkspaceRecovery', 'verifyDomain', 'resendDelivery'],
  ...['subscribe', 'deleteSubscription', 'showSubscription', 'changeSubscription'],
  ...['subscribeToCode', 'deleteCodeSubscription'],
]
const described = describeApi(operations).operations.filter(({ id }) => !excluded.includes(id))

let visitors = 0
async function post(path: string, body: object, key?: string) {
  visitors += 1
  const answer = await fetchPath(`/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  })
  expect([200, 201]).toContain(answer.status)
  return answer.json()
}

/** Creates what the sample of an operation mentions, and returns the values to replace in it. */
async function createMentioned(operation: DescribedOperation): Promise<Record<string, string>> {
  const { code, editKey } = await post('/codes', { url: 'https://example.com' })
  const isOfWorkspace = operation.needsKey === 'workspace'
  const secret = isOfWorkspace ? (await post('/workspaces', {})).secret : ''
  const values: Record<string, string> = {
    [sampleKey]: editKey,
    [sampleWorkspaceKey]: secret,
    [sampleValues.id ?? '']: crypto.randomUUID(),
  }
  const inWorkspace = {
    keyId: async () => (await post('/workspace/keys', { name: 'A', role: 'api' }, secret)).key.id,
    folderId: async () => (await post('/workspace/folders', { name: 'A' }, secret)).id,
    webhookId: async () => {
      const webhook = { url: 'https://example.com/hook', events: ['code.scanned'] }
      return (await post('/workspace/webhooks', webhook, secret)).id
    },
    domainId: async () =>
      (await post('/workspace/domains', { host: `${crypto.randomUUID()}.example.com` }, secret)).id,
    changeId: async () => {
      const made = await post('/codes', { url: 'https://example.com' }, secret)
      await post('/codes/batch', { action: 'pause', codes: [made.code.slug] }, secret)
      const answer = await fetchPath('/api/v1/workspace/changes', {
        headers: { authorization: `Bearer ${secret}` },
      })
      return String((await answer.json()).changes[0].id)
    },
  }
  for (const [name, create] of Object.entries(inWorkspace))
    if (operation.path.includes(`{${name}}`)) values[sampleValues[name] ?? ''] = await create()
  const isMoved = isOfWorkspace && operation.id !== 'moveCodes'
  if (isMoved)
    await post('/workspace/codes/move', { codes: [{ slug: code.slug, editKey }] }, secret)
  return { ...values, [sampleValues.slug ?? '']: code.slug }
}

describe.each(Object.entries(languages).map((entry, index) => [...entry, index] as const))(
  'the samples in %s',
  (language, { isThere, write, run }, index) => {
    it.each(
      sampleInGate(described, 8, sampleSeed + index).map(
        (operation) => [operation.id, operation] as const,
      ),
    )('work: %s', async (_, operation) => {
      if (!isThere) {
        console.warn(`${language} is not installed, so its samples are not tested`)
        return
      }
      const values = await createMentioned(operation)
      let code = write(describeSample(operation, siteUrl()))
      for (const [written, value] of Object.entries(values)) code = code.replaceAll(written, value)
      const { stdout } = await run(code)
      expect(stdout.trim().slice(0, 3)).toBe(String(operation.answer.status))
    })
  },
)

it.each([
  ['curl', 'sh', ['-c']],
  ['TypeScript', 'node', ['--input-type=module', '-e']],
  ['Python', 'python3', ['-c']],
] as const)('the quick start works as it is: %s', async (language, program, options) => {
  if (!languages[language].isThere) {
    console.warn(`${language} is not installed, so its quick start is not tested`)
    return
  }
  const cwd = mkdtempSync(join(tmpdir(), 'quick-start-'))
  const code = writeQuickStart(siteUrl())[language]
  const { stdout } = await run(program, [...options, code], { cwd })
  expect(JSON.parse(stdout).document.languages.en.fields.url).toBe('https://example.com/lunch')
  expect(readFileSync(join(cwd, 'code.svg'), 'utf8')).toContain('<svg')
})
