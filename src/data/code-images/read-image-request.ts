import 'server-only'
import { z } from 'zod'
import { readDesign } from '@/qr/design/read-design'
import { ApiProblem } from '../codes/api/api-problem'
import { checkInput, readInput } from '../codes/api/read-input'
import { nextTurn } from '../next-turn'
import { codeImageSchema } from './api-schemas'

const numbers = ['size', 'width', 'margin'] as const
const yes = new Set(['', '1', 'true'])

/** What an address or a body asks for. A design may be of any version there has been. */
export async function readImageRequest(
  request: Request,
): Promise<z.output<typeof codeImageSchema>> {
  const asked = request.method === 'POST' ? await readBody(request) : readQuery(request)
  await nextTurn()
  const design = 'design' in asked && { design: takeDesign(asked.design) }
  await nextTurn()
  return checkInput({ ...asked, ...design }, codeImageSchema)
}

type Asked = Record<string, unknown>

async function readBody(request: Request): Promise<Asked> {
  const { body } = await readInput(request, z.record(z.string(), z.unknown()))
  return body
}

function readQuery({ url }: Request): Asked {
  const asked: Asked = Object.fromEntries(new URL(url).searchParams)
  for (const name of numbers) {
    if (typeof asked[name] === 'string' && asked[name] !== '') asked[name] = Number(asked[name])
  }
  if (asked.download !== undefined) asked.download = yes.has(String(asked.download))
  if (typeof asked.design === 'string') asked.design = parseDesign(asked.design)
  return asked
}

function parseDesign(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw problem('/design', 'The design is not JSON')
  }
}

/** Brought up to date where that is possible; else the checks say what is wrong with it. */
function takeDesign(value: unknown): unknown {
  return readDesign(value) ?? value
}

function problem(pointer: string, detail: string): ApiProblem {
  const errors = [{ pointer, key: 'codes.document.invalid', detail }]
  return new ApiProblem('invalid', { detail, errors })
}
