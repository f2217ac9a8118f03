import 'server-only'
import { z } from 'zod'
import { readDesign } from '@/qr/design'
import { ApiProblem } from '../codes/api/api-problem'
import { checkInput, documentBytes, parseQuery, readInput } from '../codes/api/read-input'
import { nextTurn } from '../next-turn'
import { codeImageSchema } from './api-schemas'

const numbers = ['size', 'width', 'margin'] as const
const switches = ['download', 'check'] as const
const yes = ['', '1', 'true', 'yes', 'on']
const no = ['0', 'false', 'no', 'off']

/** Reads the parameters of an image from the query or the body. Designs of all versions are accepted. */
export async function readImageRequest(
  request: Request,
): Promise<z.output<typeof codeImageSchema>> {
  const requested = request.method === 'POST' ? await readBody(request) : readQuery(request)
  await nextTurn()
  const design = 'design' in requested && { design: updateDesign(requested.design) }
  await nextTurn()
  return checkInput({ ...requested, ...design }, codeImageSchema)
}

type ImageRequest = Record<string, unknown>

async function readBody(request: Request): Promise<ImageRequest> {
  const { body } = await readInput(request, z.record(z.string(), z.unknown()), {
    maxBytes: documentBytes,
  })
  return body
}

function readQuery(request: Request): ImageRequest {
  const requested = readQueryValues(request)
  if (typeof requested.design === 'string') requested.design = parseDesign(requested.design)
  return requested
}

/** Reads the parameters in the URL of an image, with numbers and switches as such. */
export function readQueryValues(request: Request): ImageRequest {
  const requested: ImageRequest = parseQuery(request)
  for (const name of numbers) {
    if (typeof requested[name] === 'string' && requested[name] !== '')
      requested[name] = Number(requested[name])
  }
  for (const name of switches) {
    const written = String(requested[name]).toLowerCase()
    // Validation refuses all else.
    if ([...yes, ...no].includes(written)) requested[name] = yes.includes(written)
  }
  return requested
}

function parseDesign(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw problem('/design', 'The design is not JSON')
  }
}

/** Converts a design to the current version if possible; otherwise validation reports its faults. */
function updateDesign(value: unknown): unknown {
  return readDesign(value) ?? value
}

function problem(pointer: string, detail: string): ApiProblem {
  const errors = [{ pointer, key: 'codes.document.invalid', detail }]
  return new ApiProblem('invalid', { detail, errors })
}
