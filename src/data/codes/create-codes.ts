import 'server-only'
import { maxBulkDesignBytes, type Problem } from '@/codes'
import type { Design } from '@/qr/design'
import { nextTurn } from '../next-turn'
import type { Workspace } from '../workspaces/get-workspace'
import {
  applyDefaults,
  applyUtm,
  countInWorkspace,
  refuseOutsideWorkspace,
} from '../workspaces/place-codes'
import type { StoreAnswer } from './api/answer-once'
import { ApiProblem } from './api/api-problem'
import { checkInput } from './api/read-input'
import { resolveDocument } from './api/resolve-document'
import { type NewCodeInput, newCodeInput } from './api/schemas'
import { type CodePlan, type InsertedCode, insertCodes } from './insert-codes'
import { countCreations } from './limit-creations'
import { mailNewKey } from './mail-key'
import {
  judgeDocuments,
  type PreparedDocument,
  prepareDocument,
  readDocument,
} from './prepare-documents'

/**
 * Creates a code for the visitor at `address`, or in a workspace. Returns the JSON of an `InsertedCode`.
 */
export function createCode(
  input: NewCodeInput,
  address: string,
  store: StoreAnswer,
  workspace?: Workspace,
): Promise<Buffer> {
  if (!workspace) refuseOutsideWorkspace(input)
  return countWhile({ codes: 1, proof: input.proof, address, workspace }, async () => {
    const { value, pointerInBody } = resolveDocument(input)
    const plan = finishPlan(input, await prepareDocument(value, [], pointerInBody), workspace)
    const made: InsertedCode[] = []
    const json = await insertCodes([plan], { store, workspace }, async ([created]) => {
      if (created instanceof ApiProblem) throw created
      if (created) made.push(created)
      return Buffer.from(JSON.stringify(created))
    })
    const [created] = made
    if (created?.editKey && input.email) {
      const { code, editKey } = created
      void mailNewKey({ code, editKey }, input.email, input.locale, address)
    }
    return { json, created: 1 }
  })
}

type Bulk = {
  codes: readonly unknown[]
  design?: Design | null | undefined
  proof?: string | undefined
}

/**
 * Creates many codes. A problem with one is returned in its place and does not stop the others.
 * Returns the JSON of the results. Limits are checked first, and the event loop runs between codes.
 */
export async function createCodes(
  { codes, design, proof }: Bulk,
  address: string,
  store: StoreAnswer,
  workspace?: Workspace,
): Promise<Buffer> {
  if (codes.length === 0) {
    const errors = [{ pointer: '/codes', key: 'codes.document.required' }]
    throw new ApiProblem('invalid', { errors })
  }
  return countWhile({ codes: codes.length, proof, address, workspace }, async () => {
    const results: (InsertedCode | Problem | undefined)[] = []
    const plans = await planCodes({ codes, design }, results, workspace)
    let inserted = 0
    const json = await insertCodes(plans, { store, workspace }, async (created) => {
      for (const [at, { index }] of plans.entries()) {
        const result = created[at]
        results[index] = result instanceof ApiProblem ? result.problem : result
      }
      inserted = created.filter((result) => !(result instanceof ApiProblem)).length
      return writeResults(results)
    })
    return { json, created: inserted }
  })
}

type Plan = CodePlan & { index: number }

/** Checks each code. Problems of codes that cannot be created are added to the results. */
async function planCodes(
  { codes, design }: Pick<Bulk, 'codes' | 'design'>,
  results: (Problem | InsertedCode | undefined)[],
  workspace: Workspace | undefined,
): Promise<Plan[]> {
  const read = []
  for (const [index, code] of codes.entries()) {
    await nextTurn()
    try {
      const input = checkInput(code, newCodeInput)
      if (!workspace) refuseOutsideWorkspace(input)
      const { value, pointerInBody } = resolveDocument(input)
      const document = readDocument(value, [], pointerInBody)
      read.push({ index, input: { design, ...input }, ...document })
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause
      results[index] = cause.problem
    }
  }
  refuseTooMuchDesign(read.map(({ input }) => input.design))
  const judged = await judgeDocuments(read)
  return read.flatMap(({ index, input }, at) => {
    const prepared = judged[at]
    if (prepared instanceof ApiProblem) results[index] = prepared.problem
    return !prepared || prepared instanceof ApiProblem
      ? []
      : [{ index, ...finishPlan(input, prepared, workspace) }]
  })
}

function finishPlan(
  input: NewCodeInput,
  prepared: PreparedDocument,
  workspace: Workspace | undefined,
): CodePlan {
  if (!workspace) return { input, prepared }
  return { input: applyDefaults(workspace, input), prepared: applyUtm(workspace, prepared) }
}

/** Limits the total size of designs: one is stored with each code, and may contain a large logo. */
function refuseTooMuchDesign(designs: readonly (Design | null | undefined)[]): void {
  const sizes = new Map<Design, number>()
  let bytes = 0
  for (const design of designs) {
    if (!design) continue
    const size = sizes.get(design) ?? JSON.stringify(design).length
    sizes.set(design, size)
    bytes += size
  }
  if (bytes > maxBulkDesignBytes) {
    const megabytes = maxBulkDesignBytes / 1024 / 1024
    throw new ApiProblem('tooLarge', {
      values: { megabytes },
      detail: 'The designs of all codes together are too large: create fewer codes at a time',
    })
  }
}

async function writeResults(results: readonly unknown[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const [index, result] of results.entries()) {
    await nextTurn()
    parts.push(Buffer.from((index === 0 ? '' : ',') + JSON.stringify(result)))
  }
  return Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')])
}

type Counted = {
  codes: number
  proof: string | undefined
  address: string
  /** Codes in a workspace count for it, not for the network. */
  workspace: Workspace | undefined
}

/** Counts codes before any other work, and subtracts those that were not created. */
async function countWhile(
  { codes, proof, address, workspace }: Counted,
  make: () => Promise<{ json: Buffer; created: number }>,
): Promise<Buffer> {
  const uncount = workspace
    ? await countInWorkspace(workspace, codes)
    : await countCreations(address, codes, proof)
  let created = 0
  try {
    const made = await make()
    created = made.created
    return made.json
  } finally {
    await uncount(codes - created)
  }
}
