import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { build as buildPretty } from 'pino-pretty'
import { env } from './env'
import { metrics } from './metrics'
import { createRepeatCounter } from './std/count-repeats'
import { shareInProcess } from './std/share-in-process'

/** Fields of every line that is logged while a request is processed. */
type RequestContext = { requestId: string }

export const requestContext = shareInProcess(
  'request',
  () => new AsyncLocalStorage<RequestContext>(),
)

/** Whether the output is for people: in a terminal, unless `LOG_FORMAT` says otherwise. */
export const isLogText = (env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'

/** Lines from the level of warnings on that are written in a minute with the same text. */
const mostRepeated = 5
const levelOf = { info: 30, warn: 40, error: 50 }

/** Writes the number of the others when the minute is over. */
const isRepeated = createRepeatCounter<'warn' | 'error'>({
  ...{ most: mostRepeated, windowMs: 60_000 },
  onEnd: (text, count, level) => log[level]({ repeated: count }, `${count} times more: ${text}`),
})

/**
 * Writes one line of JSON per event, with the time in UTC; an event cannot start another line. Text
 * for people is formatted instead.
 */
export const log = pino(
  {
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
    // A copy, because the library adds the fields of the event to the object.
    mixin: () => ({ ...requestContext.getStore() }),
    hooks: {
      logMethod(args, method, level) {
        const event = unwrapError(args)
        const err = findError(event)
        if (level >= levelOf.error && isExpected(err)) {
          this.info(...event)
          return
        }
        if (level >= levelOf.warn) {
          const text = event.find((part) => typeof part === 'string')
          const line = [text, err?.message].filter(Boolean).join(': ')
          if (line && isRepeated(line, level >= levelOf.error ? 'error' : 'warn')) return
        }
        metrics.logLines[level] = (metrics.logLines[level] ?? 0) + 1
        method.apply(this, event)
      },
    },
  },
  chooseDestination(),
)

function chooseDestination(): DestinationStream {
  if (!isLogText) return process.stdout
  const colorize = Boolean(process.stdout.isTTY)
  return buildPretty({
    colorize,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    sync: true,
  })
}

function findError([first]: unknown[]): Error | undefined {
  const err = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  return err instanceof Error ? err : undefined
}

/** A refusal of a request, or a request that its client gave up: no fault of the site. */
function isExpected(err: Error | undefined): boolean {
  if (!err) return false
  return (
    isRefusal(err as { status?: unknown }) ||
    /^(?:AbortError|ResponseAborted)$/.test(err.name) ||
    (err as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    err.message === 'aborted'
  )
}

function isRefusal({ status }: { status?: unknown }): boolean {
  return typeof status === 'number' && status >= 400 && status < 500
}

/**
 * Replaces the query builder's error, which contains the query and its values, with the error of
 * the database.
 */
function unwrapError<Args extends unknown[]>(args: Args): Args {
  const [first, ...rest] = args
  const event = first instanceof Error ? { err: first } : (first as { err?: unknown } | undefined)
  const { err } = event ?? {}
  if (!(err instanceof Error) || !('query' in err) || !(err.cause instanceof Error)) return args
  return [{ ...event, err: err.cause }, ...rest] as Args
}

/**
 * Serializes an error for the log. Client errors (4xx) are logged without a stack: they are not
 * faults of the code, and any client could fill the log with them. Other properties of errors are
 * omitted, because those of a database contain rows.
 */
export function describeError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const { name: type, message, stack } = cause
  const { status, code } = cause as { status?: unknown; code?: unknown }
  if (isRefusal({ status })) return { type, message, status }
  return {
    ...{ type, message, stack },
    ...(code !== undefined && { code }),
    ...(cause.cause !== undefined && { cause: describeError(cause.cause) }),
  }
}
