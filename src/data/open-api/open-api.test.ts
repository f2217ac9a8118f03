import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { operations } from '../operations/operations'
import { buildOpenApi } from './build-open-api'

/** Yields every object in the document. */
function* walk(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield node as Record<string, unknown>
  for (const part of Object.values(node)) yield* walk(part)
}

type WrittenOperation = {
  operationId: string
  summary: string
  responses: Record<string, { description: string }>
  parameters?: { name: string; in: string; required: boolean }[]
  security: Record<string, unknown>[]
}

describe('the description of the API', () => {
  it('is an OpenAPI document that holds together', async () => {
    const document = JSON.parse(JSON.stringify(await buildOpenApi(operations)))
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: expect.any(String), version: '1' })
    const { schemas, securitySchemes } = document.components
    const refs = [...walk(document)].flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref]))
    const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
    expect(known).toEqual(expect.arrayContaining([...new Set(refs)]))
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'Code',
        'NewCode',
        'CodeDocument',
        'Design',
        'Problem',
        'Statistics',
      ]),
    )

    const ids: string[] = []
    for (const [path, item] of Object.entries<Record<string, WrittenOperation>>(document.paths)) {
      expect(path).toMatch(/^\//)
      for (const operation of Object.values(item)) {
        const { operationId, responses, parameters = [], security, summary } = operation
        ids.push(operationId)
        expect(summary).not.toBe(operationId)
        const inPath = parameters.filter((each) => each.in === 'path')
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
        expect(inPath.every(({ required }) => required)).toBe(true)
        expect(Object.keys(responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true)
        expect(Object.values(responses).every(({ description }) => description)).toBe(true)
        for (const scheme of security.flatMap(Object.keys)) {
          expect(securitySchemes).toHaveProperty(scheme)
        }
      }
    }
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.length).toBe(operations.length)
  })

  it.each(localeCodes)('is there in words in %s', async (locale) => {
    const { developers } = (await import(`@/i18n/messages/${locale}.json`)).default
    expect(Object.keys(developers.operations).sort()).toEqual(operations.map(({ id }) => id).sort())
  })
})
