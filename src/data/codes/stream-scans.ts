import 'server-only'
import type { z } from 'zod'
import { type Allowance, findWait } from '../limit-visitors'
import { streamText } from '../stream-text'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import type { scansQuerySchema } from './api/schemas'
import type { CodeRow } from './code-row'
import { jsonScan, readScans, type ScanCursor, type ScanRow } from './read-scans'

const streams: Allowance = {
  name: 'streams of scans',
  most: requestLimits.streamsPerMinute,
  seconds: 60,
}
/** Browsers connect again after this time, and receive the scans since. */
const retryMs = 30_000

/**
 * Answers with all scans of a code after a cursor, as server-sent events or, if the client accepts
 * it, as one JSON object per line. Reads from the database only as fast as the client receives.
 */
export async function streamScans(
  request: Request,
  { id }: Pick<CodeRow, 'id'>,
  query: z.output<typeof scansQuerySchema>,
): Promise<Response> {
  const retrySeconds = await findWait(streams, id)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const after = readCursor(request.headers.get('last-event-id') || query.after)
  const scans = readScans(id, jsonScan, after)
  const isLines = /\bapplication\/x-ndjson\b/.test(request.headers.get('accept') ?? '')
  return new Response(streamText(isLines ? writeLines(scans) : writeEvents(scans)), {
    headers: {
      'content-type': isLines ? 'application/x-ndjson' : 'text/event-stream',
      // Compression by a proxy would delay events.
      'cache-control': 'no-store, no-transform',
      'x-robots-tag': 'noindex',
    },
  })
}

const cursorPattern = /^(\d{1,17})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readCursor(written: string | undefined): ScanCursor | undefined {
  if (!written) return undefined
  const [, micros, id] = cursorPattern.exec(written) ?? []
  if (micros && id) return { micros, id }
  const detail = 'Not the id of an event of this stream'
  const errors = [{ pointer: '/after', key: 'codes.document.invalid', detail }]
  throw new ApiProblem('invalid', { detail, errors })
}

const cursorOf = ({ micros, id }: ScanCursor) => `${micros}-${id}`

/** Formats events (HTML standard, 9.2.6). The last one has the name `end`. */
async function* writeEvents(batches: AsyncIterable<readonly ScanRow[]>) {
  yield `retry: ${retryMs}\n\n`
  for await (const rows of batches) {
    yield rows.map((row) => `id: ${cursorOf(row)}\nevent: scan\ndata: ${row.scan}\n\n`).join('')
  }
  yield 'event: end\ndata: {}\n\n'
}

async function* writeLines(batches: AsyncIterable<readonly ScanRow[]>) {
  for await (const rows of batches) {
    yield rows.map((row) => `{"id":"${cursorOf(row)}","scan":${row.scan}}\n`).join('')
  }
}
