import 'server-only'
import { isBelowGrade, type LeastGrade } from '@/qr/check'
import { WorkerEndedError } from '@/work/worker-pool'
import { ApiProblem } from '../codes/api/api-problem'
import { describeIssue } from '../codes/api/describe-issue'
import { openWorkerPool } from '../open-worker-pool'
import type { ImageVerdict } from './check-code-image'
import type { ImageOptions } from './draw-code-image'
import { limitCheck } from './limit-images'

/**
 * One process of its own, so that checks delay each other only. A check takes one to five seconds,
 * because it draws at most 1,200 pixels whatever the size of the picture is.
 */
const check = openWorkerPool<ImageOptions, ImageVerdict | null>({
  entry: 'src/data/code-images/check-worker.ts',
  size: 1,
  deadlineMs: 20_000,
  maxWaiting: 20,
})

/**
 * Checks an image if the request asks for it, and returns the verdict as headers. An image that
 * cannot be drawn has none.
 *
 * @throws (rejects) with a problem if the grade is below the demanded one
 */
export async function checkImage(
  request: Request,
  options: ImageOptions,
  { check: isAsked, minGrade }: { check: boolean; minGrade?: LeastGrade | undefined },
): Promise<Record<string, string>> {
  if (!isAsked && !minGrade) return {}
  await limitCheck(request)
  const verdict = await check(options).catch((cause: unknown) => {
    if (cause instanceof WorkerEndedError) throw new ApiProblem('unavailable', { retrySeconds: 5 })
    throw cause
  })
  if (!verdict) return {}
  const headers = writeVerdict(verdict)
  if (minGrade && isBelowGrade(verdict.grade, minGrade)) throw refuse(verdict, minGrade, headers)
  return headers
}

/** Writes a verdict as structured fields (RFC 9651): tokens, and lists of them. */
function writeVerdict({ grade, verdict, reasons, warnings }: ImageVerdict) {
  const written = reasons.map(({ key, severity }) => `${key};severity=${severity}`)
  return {
    'qr-grade': grade,
    'qr-verdict': verdict,
    ...(written.length > 0 && { 'qr-reasons': written.join(', ') }),
    ...(warnings.length > 0 && { 'qr-warnings': warnings.join(', ') }),
  }
}

function refuse(
  { grade, reasons }: ImageVerdict,
  minGrade: LeastGrade,
  headers: Record<string, string>,
): ApiProblem {
  const detail = `The grade of this picture is ${grade}, below ${minGrade}`
  const pointer = '/minGrade'
  const errors = reasons.map(({ key: reason, values }) => {
    const key = `check.reasons.${reason}`
    return { pointer, key, values, detail: describeIssue(key, values) ?? reason }
  })
  const graded = { pointer, key: 'codes.document.invalid', detail }
  return new ApiProblem('invalid', { detail, errors: [graded, ...errors], headers })
}
