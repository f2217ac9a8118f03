import { inspect } from 'node:util'
import { type Config, defaultLoggerOptions } from 'payload'

/** Payload's log in its own form, with our description of errors. */
export const logger: Config['logger'] = {
  options: { serializers: { err: describeError } },
  destination: defaultLoggerOptions,
}

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
