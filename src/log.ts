import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { build as buildPretty } from 'pino-pretty'
import { metrics } from './metrics'
import { shareInProcess } from './std/share-in-process'

/** What every line that is written while a request is answered contains. */
type RequestContext = { requestId: string }

export const requestContext = shareInProcess(
  'request',
  () => new AsyncLocalStorage<RequestContext>(),
)

/**
 * A line of JSON for each event, with the time in UTC: nothing in an event can begin another line. In a
 * terminal the lines are laid out for people.
 */
export const log = pino(
  {
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
    // A copy, since the library adds the fields of the event to it.
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
  if (!process.stdout.isTTY) return process.stdout
  return buildPretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true })
}

/** Without the query and its values, which its builder wraps around the error of the database. */
function unwrapError<Args extends unknown[]>(args: Args): Args {
  const [first, ...rest] = args
  const event = first instanceof Error ? { err: first } : (first as { err?: unknown } | undefined)
  const { err } = event ?? {}
  if (!(err instanceof Error) || !('query' in err) || !(err.cause instanceof Error)) return args
  return [{ ...event, err: err.cause }, ...rest] as Args
}

/**
 * What a request did wrong (4xx) is logged without a stack: it is no fault of the code, and anybody
 * could fill the log with it. Other properties of errors are left out: those of a database contain rows.
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
