import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EnvError, readEnv, variables } from './env'

function linesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
    return []
  } catch (cause) {
    return (cause as EnvError).lines
  }
}

describe('readEnv', () => {
  it('needs nothing to run on one machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
    })
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  })

  it('says one line for each wrong variable', () => {
    const lines = linesOf({
      PORT: 'many',
      SITE_URL: 'example.com',
      DATABASE_URL: 'mysql://a/b',
      PAYLOAD_SECRET: 'short',
    })
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'PAYLOAD_SECRET',
      'PORT',
      'SITE_URL',
    ])
    for (const line of lines) expect(line).not.toContain('\n')
  })

  it('accepts no retention of sums that is shorter than that of scans, or has no end of scans', () => {
    expect(linesOf({ SCAN_RETENTION_MONTHS: '2' })).toHaveLength(1)
    expect(linesOf({ STATISTICS_RETENTION_MONTHS: '24' })).toEqual([
      'SCAN_RETENTION_MONTHS is required when STATISTICS_RETENTION_MONTHS is set',
    ])
    const months = (scans: number, sums: number) =>
      linesOf({ SCAN_RETENTION_MONTHS: `${scans}`, STATISTICS_RETENTION_MONTHS: `${sums}` })
    expect(months(13, 12)).toEqual([
      'STATISTICS_RETENTION_MONTHS must not be less than SCAN_RETENTION_MONTHS',
    ])
    expect(months(13, 13)).toEqual([])
  })

  it.each([
    [
      { DATABASE_URL: 'postgres://a:b@c/d' },
      [
        'PAYLOAD_SECRET is required when DATABASE_URL is set',
        'SITE_URL is required when DATABASE_URL is set',
      ],
    ],
    [
      { DATABASE_URL: 'postgres://a:b@c/d', PAYLOAD_SECRET: 'x'.repeat(32), SITE_URL: '' },
      ['SITE_URL is required when DATABASE_URL is set'],
    ],
    [
      { MACHINE_TRANSLATION: 'deepl' },
      ['MACHINE_TRANSLATION_KEY is required when MACHINE_TRANSLATION is deepl'],
    ],
    [{ MACHINE_TRANSLATION: 'libretranslate', MACHINE_TRANSLATION_URL: 'http://a:5000' }, []],
    [
      { MACHINE_TRANSLATION: 'libretranslate', MACHINE_TRANSLATION_URL: 'ftp://a' },
      ['MACHINE_TRANSLATION_URL must be an address such as http://translate:5000'],
    ],
    [
      { MACHINE_TRANSLATION: 'openai', MACHINE_TRANSLATION_KEY: 'a' },
      [
        'MACHINE_TRANSLATION_URL is required when MACHINE_TRANSLATION is openai',
        'MACHINE_TRANSLATION_MODEL is required when MACHINE_TRANSLATION is openai',
      ],
    ],
    [{ SMTP_URL: 'smtp://mail:587' }, ['SMTP_FROM is required when SMTP_URL is set']],
    [
      { S3_BUCKET: 'files', S3_REGION: 'eu-1' },
      [
        'S3_ACCESS_KEY_ID is required when S3_BUCKET is set',
        'S3_SECRET_ACCESS_KEY is required when S3_BUCKET is set',
      ],
    ],
  ])('names what %o lacks', (source, expected) => {
    expect(linesOf(source as unknown as Record<string, string>)).toEqual(expected)
  })

  it.each([
    ['PORT', '-1', 'must be from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number'],
    ['TRUSTED_PROXIES', '-1', 'must be from 0 to 10'],
    ['UPLOAD_LIMIT_MB', '0', 'must be from 1 to 2000'],
    ['UPLOAD_LIMIT_MB', '-5', 'must be from 1 to 2000'],
    ['DATABASE_TIMEOUT_SECONDS', '0', 'must be from 1 to 3600'],
    ['DRAIN_SECONDS', '-1', 'must be from 0 to 300'],
    ['DRAIN_SECONDS', 'soon', 'must be a number'],
  ])('names what is wrong with %s=%s', (name, value, message) => {
    expect(linesOf({ [name]: value })).toEqual([`${name} ${message}`])
  })

  it('treats an empty variable as not set', () => {
    expect(readEnv({ DATABASE_URL: '', SITE_URL: '', PORT: '' }).PORT).toBe(3000)
  })

  it('takes an origin without its slash', () => {
    expect(readEnv({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
    expect(linesOf({ SITE_URL: 'https://example.com/path' })).toEqual([
      'SITE_URL must have no path',
    ])
  })
})

describe('.env.example', () => {
  it('lists exactly the keys of the schema', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    )
    expect(listed.sort()).toEqual(Object.keys(variables.shape).sort())
  })
})
