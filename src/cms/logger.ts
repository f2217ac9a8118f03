import { inspect } from 'node:util'
import { type Config, defaultLoggerOptions } from 'payload'
import { env } from '@/env'

const serializers = { err: describeError }

/**
 * Payload's log with our description of errors. In production a line of JSON for each entry, with the
 * time in UTC: nothing in an entry can begin another line. Otherwise in Payload's own form.
 */
export const logger: Config['logger'] =
  env.NODE_ENV === 'production'
    ? {
        options: {
          serializers,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (level) => ({ level }) },
        },
        destination: process.stdout,
      }
    : { options: { serializers }, destination: defaultLoggerOptions }

/**
 * What a request did wrong (4xx) is logged without a stack: it is no fault of the code, and anybody
 * could fill the log with it.
 */
export function describeError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const { name: type, message } = cause
  const { status } = cause as { status?: unknown }
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500
  return isRefusal ? { type, message, status } : { type, message, stack: inspect(cause) }
}
