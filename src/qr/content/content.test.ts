import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent, readContent, sampleContent } from './content'
import { contentTypes } from './content-types'
import { contentFields } from './fields'
import { errorKeys, warningKeys } from './issue'

const hostedTypes = ['document', 'multimedia', 'image'] as const

describe('samples', () => {
  it.each(contentTypes)('%s encodes without a warning, or waits for its hosted page', (type) => {
    const sample = sampleContent(type)
    const result = encodeContent(sample)
    if (hostedTypes.includes(type as (typeof hostedTypes)[number])) {
      expect(result).toEqual({ ok: false, issues: [{ path: 'link', key: 'needsHostedPage' }] })
      return
    }
    if (!result.ok) throw new Error(JSON.stringify(result.issues))
    expect(result.warnings.filter((warning) => warning.severity === 'warning')).toEqual([])
    expect(result.content).toEqual(sample)
    expect(readContent(sample)).toEqual(sample)
  })
})

describe.each(hostedTypes)('%s', (type) => {
  it('carries the link to its page, and no other than HTTPS', () => {
    const link = 'HTTPS://EXAMPLE.COM/Q/7KQ2'
    expect(encodeContent({ type, link })).toMatchObject({ ok: true, text: link })
    expect(encodeContent({ type, link: 'http://example.com/q/a' })).toMatchObject({
      issues: [{ path: 'link', key: 'url' }],
    })
  })
})

describe('whatever stands in a form', () => {
  const draft = fc.constantFrom(...contentTypes).chain((type) => {
    const members = contentFields[type].map((field) => {
      const typed = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom(
          '',
          ' ',
          '2026-02-30',
          '24:00',
          'http://',
          'a@b',
          '+49',
          '９１',
          '-',
          '\\',
          '\ud83d',
          'a.de/\ud83d',
          'a\ud83d@b.de',
        ),
      )
      const value =
        field.input === 'switch'
          ? fc.boolean()
          : fc.oneof(typed, fc.constantFrom(...(field.options ?? [''])))
      return [field.name, value] as const
    })
    return fc.record(
      { type: fc.constant(type), ...Object.fromEntries(members) },
      { requiredKeys: ['type'] },
    )
  })

  it('gives a text or issues with known keys at known fields, and never throws', () => {
    fc.assert(
      fc.property(draft, (value) => {
        const result = encodeContent(value as ContentDraft)
        if (result.ok) {
          expect(result.text).not.toBe('')
          for (const warning of result.warnings) expect(warningKeys).toContain(warning.key)
          return
        }
        expect(result.issues).not.toEqual([])
        const names = contentFields[value.type].map((field) => field.name)
        for (const issue of result.issues) {
          expect(errorKeys).toContain(issue.key)
          expect(names).toContain(issue.path)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is refused when the type or a member is of the wrong kind', () => {
    expect(encodeContent({ type: 'fax' } as unknown as ContentDraft)).toEqual({
      ok: false,
      issues: [{ path: 'type', key: 'invalid' }],
    })
    expect(encodeContent({ type: 'wifi', ssid: true, security: 'wep' })).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'ssid', key: 'invalid' },
        { path: 'security', key: 'invalid' },
      ]),
    })
  })

  it('is told how long it may be', () => {
    expect(encodeContent({ type: 'event', title: 'x'.repeat(201) })).toMatchObject({
      issues: expect.arrayContaining([{ path: 'title', key: 'tooLong', values: { max: 200 } }]),
    })
  })
})
