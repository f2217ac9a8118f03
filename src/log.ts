import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { build as buildPretty } from 'pino-pretty'
import { env } from './env'
import { metrics } from './metrics'
import { shareInProcess } from './std/share-in-process'

/** Fields of every line that is logged while a request is processed. */
type RequestContext = { requestId: string }

export const requestContext = shareInProcess(
  'request',
  () => new AsyncLocalStorage<RequestContext>(),
)

/** Whether the output is for people: in a terminal, unless `LOG_FORMAT` says otherwise. */
export const isLogText = (env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'

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
        metrics.logLines[level] = (metrics.logLines[level] ?? 0) + 1
        method.apply(this, unwrapError(args))
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
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500
  if (isRefusal) return { type, message, status }
  return {
    ...{ type, message, stack },
    ...(code !== undefined && { code }),
    ...(cause.cause !== undefined && { cause: describeError(cause.cause) }),
  }
}
