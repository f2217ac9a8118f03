import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'

/**
 * The only reader of `process.env` on the server. A missing or invalid variable throws an
 * `EnvError` with one line per variable. `.env.example` lists exactly the keys of this schema.
 */
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((received) => blankAsUnset(received) ?? value, schema)

const httpOrigin = z
  .string()
  .refine((value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''), {
    error: 'must be an http or https address such as https://example.com',
    abort: true,
  })
  .refine((value) => parseUrl(value)?.pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin)

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/name',
})

/** Scans are deleted in whole months, after their sums are complete. */
const retentionMonths = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(3, 'must be from 3 to 1200')
  .max(1200, 'must be from 3 to 1200')

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

const seconds = 'must be from 1 to 3600'
const wholeNumber = z.coerce.number('must be a number').int('must be a whole number')

const machineServices = ['deepl', 'libretranslate', 'openai'] as const
/** What each service needs besides its name. */
const machineNeeds = {
  none: [],
  deepl: ['MACHINE_TRANSLATION_KEY'],
  libretranslate: ['MACHINE_TRANSLATION_URL'],
  openai: ['MACHINE_TRANSLATION_URL', 'MACHINE_TRANSLATION_MODEL'],
} as const

export const variables = z.object({
  NODE_ENV: withDefault(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'production',
  ),
  PORT: withDefault(
    wholeNumber.min(0, 'must be from 0 to 65535').max(65535, 'must be from 0 to 65535'),
    3000,
  ),
  HOST: withDefault(z.string(), '127.0.0.1'),
  TRUSTED_PROXIES: withDefault(
    wholeNumber.min(0, 'must be from 0 to 10').max(10, 'must be from 0 to 10'),
    0,
  ),
  SITE_URL: optional(httpOrigin),
  LOCALE_HOST: optional(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host such as example.com or localhost:3000'),
  ),
  ANSWER_ADDRESSES: optional(
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }),
  ),
  METRICS_PORT: optional(
    z.coerce.number('must be a number').int().min(1).max(65535, 'must be from 1 to 65535'),
  ),
  ACCESS_LOG: withDefault(
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }),
    'false',
  ),
  LOG_FORMAT: optional(z.enum(['text', 'json'], 'must be text or json')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' }),
  ),
  DATA_DIR: withDefault(z.string(), '.data'),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_TIMEOUT_SECONDS: withDefault(
    z.coerce.number('must be a number').min(1, seconds).max(3600, seconds),
    15,
  ),
  DRAIN_SECONDS: withDefault(
    z.coerce
      .number('must be a number')
      .min(0, 'must be from 0 to 300')
      .max(300, 'must be from 0 to 300'),
    0,
  ),
  RUN_JOBS: withDefault(
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }),
    'true',
  ),
  UPGRADE_BACKUP: withDefault(
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }),
    'true',
  ),
  PAYLOAD_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(z.url({ error: 'must be an address such as https://s3.example.com' })),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  UPLOAD_LIMIT_MB: withDefault(
    z.coerce
      .number('must be a number')
      .min(1, 'must be from 1 to 2000')
      .max(2000, 'must be from 1 to 2000'),
    25,
  ),
  ALLOW_HTTP_TARGETS: withDefault(
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }),
    'false',
  ),
  SCAN_RETENTION_MONTHS: optional(retentionMonths),
  STATISTICS_RETENTION_MONTHS: optional(retentionMonths),
  COUNTRY_HEADER: optional(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the name of a header in small letters such as cf-ipcountry'),
  ),
  WEB_RISK_API_KEY: optional(z.string()),
  URLHAUS_AUTH_KEY: optional(z.string()),
  MACHINE_TRANSLATION: optional(
    z.enum(machineServices, `must be one of ${machineServices.join(', ')}`),
  ),
  MACHINE_TRANSLATION_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://translate:5000' }),
  ),
  MACHINE_TRANSLATION_KEY: optional(z.string()),
  MACHINE_TRANSLATION_MODEL: optional(z.string()),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@host:587',
    }),
  ),
  SMTP_FROM: optional(z.email('must be an e-mail address')),
})

const envSchema = variables
  .superRefine((values, context) => {
    const requireWith = (cause: keyof typeof values, ...keys: (keyof typeof values)[]) => {
      if (!values[cause]) return
      for (const key of keys.filter((candidate) => !values[candidate])) {
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `is required when ${cause} is set`,
        })
      }
    }
    requireWith('DATABASE_URL', 'PAYLOAD_SECRET')
    // The default would point the links in mails, sitemaps and codes to the visitors' own machines.
    if (values.NODE_ENV === 'production') requireWith('DATABASE_URL', 'SITE_URL')
    requireWith('S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
    requireWith('SMTP_URL', 'SMTP_FROM')
    requireWith('STATISTICS_RETENTION_MONTHS', 'SCAN_RETENTION_MONTHS')
    for (const key of machineNeeds[values.MACHINE_TRANSLATION ?? 'none'])
      if (!values[key])
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `is required when MACHINE_TRANSLATION is ${values.MACHINE_TRANSLATION}`,
        })
    const { SCAN_RETENTION_MONTHS: scans = 0, STATISTICS_RETENTION_MONTHS: sums = scans } = values
    if (sums < scans) {
      context.addIssue({
        code: 'custom',
        path: ['STATISTICS_RETENTION_MONTHS'],
        message: 'must not be less than SCAN_RETENTION_MONTHS',
      })
    }
  })
  .transform((values) => ({
    ...values,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
  }))

export type Env = z.infer<typeof envSchema>

export class EnvError extends Error {
  /** @param lines one per variable, each starting with the variable's name */
  constructor(readonly lines: string[]) {
    super(['The environment is not complete:', ...lines.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

export function readEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source)
  if (result.success) return result.data
  const messages = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const name = String(path[0])
    if (!messages.has(name)) messages.set(name, message)
  }
  throw new EnvError([...messages].map(([name, message]) => `${name} ${message}`))
}

export let env = readEnv(process.env)

/** The folder of the build that this process makes or serves; `next dev` and `next typegen` have the default. */
export const buildFolder = () => process.env.BUILD_FOLDER ?? '.next'

/** Chooses the build for this process and its children. */
export function setBuildFolder(folder: string): void {
  process.env.BUILD_FOLDER = folder
}

/** Signs addresses of pictures that only this site may write. */
export let signatureKey = deriveSignatureKey(env)

/** Set by the HTTP layer: the visitor's address. Visitors cannot set it. */
export const visitorAddressHeader = 'x-visitor-address'

/** Set by the HTTP layer: the path and query of a request, as the visitor's browser sent them. */
export const requestedPathHeader = 'x-requested-path'

/** Carries the length of a response from a route to the HTTP layer, since Next removes the usual one. */
export const bodyLengthHeader = 'x-body-length'

/** Files in DATA_DIR that change when a backup was made, and when one was restored to test it. */
export const backupMarks = { made: 'last-backup', tested: 'last-restore-test' }

/** The PostgreSQL channel on which the CMS announces changes; a message is the slug of what changed. */
export const contentChannel = 'content_changed'

/** The slug of the redirects, which each process has in memory. */
export const redirectsSlug = 'redirects'

function deriveSignatureKey({ PAYLOAD_SECRET }: Env): string {
  return createHmac('sha256', PAYLOAD_SECRET ?? randomUUID())
    .update('internal routes')
    .digest('hex')
}

/**
 * Adds the values that the start determined (the embedded database) for this process and its
 * children.
 */
export function completeEnv(values: { DATABASE_URL: string; PAYLOAD_SECRET: string }): void {
  Object.assign(process.env, values, { SITE_URL: process.env.SITE_URL || env.SITE_URL })
  env = readEnv(process.env)
  signatureKey = deriveSignatureKey(env)
}
