import type { z } from 'zod'
import { cleanTexts } from '@/codes/clean-texts'
import { readLimitedBody } from '@/server/read-limited-body'
import { ApiProblem } from './api-problem'

/** A design with a logo and everything a page says, in the widest letters, and room to spare. */
const maxBodyBytes = 6 * 1024 * 1024

/** The JSON of a request as `schema` wants it. */
export async function readInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = maxBodyBytes,
): Promise<{ body: z.output<Schema> }> {
  // What a foreign page can send without asking first is never of this type.
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) {
    throw new ApiProblem('fileType', { detail: 'Send application/json' })
  }
  const bytes = await readLimitedBody(request, maxBytes)
  if (!bytes) throw new ApiProblem('tooLarge', { values: { megabytes: maxBytes / 1024 / 1024 } })
  return { body: checkInput(parseJson(bytes), schema) }
}

export function checkInput<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  base = '',
): z.output<Schema> {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  throw new ApiProblem('invalid', { errors: checked.error.issues.map((each) => tell(each, base)) })
}

type Issue = z.core.$ZodIssue

/** A check of our own says by which message key and values; the others are all but mistyping. */
function tell(issue: Issue, base: string) {
  const own = issue.code === 'custom' ? issue.params : undefined
  const key = typeof own?.key === 'string' ? own.key : 'codes.document.invalid'
  const values = own?.values as Record<string, string | number> | undefined
  return {
    pointer: base + pointerOf(issue.path),
    key,
    ...(values && { values }),
    detail: issue.message,
  }
}

/** RFC 6901. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    // What is nested too deeply for the stack is none either.
    return cleanTexts(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw new ApiProblem('invalid', { status: 400, detail: 'The body is not JSON in UTF-8' })
  }
}
