import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { describeApi } from '@/data/open-api/describe-api'
import { describeSample, sampleKey, sampleValues } from '@/site/developers/sample-request'
import { writeCurl, writePython, writeTypescript } from '@/site/developers/write-samples'
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

/** Operations that need a mail server, or a token or file from an earlier request. */
const excluded = ['confirmRecovery', 'requestRecovery', 'mailKey', 'removeFile']
const operations = describeApi().operations.filter(({ id }) => !excluded.includes(id))

let visitors = 0
async function createCode(): Promise<{ slug: string; editKey: string }> {
  visitors += 1
  const answer = await fetchPath('/api/v1/codes', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
    },
    body: JSON.stringify({ url: 'https://example.com' }),
  })
  expect(answer.status).toBe(201)
  const { code, editKey } = await answer.json()
  return { slug: code.slug, editKey }
}

describe.each(Object.entries(languages))(
  'the samples in %s',
  (language, { isThere, write, run }) => {
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      'work: %s',
      async (_, operation) => {
        if (!isThere) {
          console.warn(`${language} is not installed, so its samples are not tested`)
          return
        }
        const { slug, editKey } = await createCode()
        const sample = describeSample(operation)
        const code = write({
          ...sample,
          url: siteUrl() + sample.url.slice(new URL(sample.url).origin.length),
        })
          .replaceAll(sampleValues.slug ?? '', slug)
          .replaceAll(sampleKey, editKey)
          .replaceAll(sampleValues.id ?? '', crypto.randomUUID())
          .replaceAll('menu-table-4-2027-01', crypto.randomUUID())
        const { stdout } = await run(code)
        expect(stdout.trim().slice(0, 3)).toBe(String(operation.answer.status))
      },
    )
  },
)
