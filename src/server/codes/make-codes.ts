import 'server-only'
import type { CreatedCode } from '@/codes/code-view'
import type { Problem } from '@/codes/problem'
import type { Design } from '@/qr/design/design'
import type { KeepAnswer } from './api/answer-once'
import { ApiProblem } from './api/api-problem'
import { checkInput } from './api/read-input'
import { type NewCodeInput, newCodeInput } from './api/schemas'
import { type CodePlan, createCodes } from './create-codes'
import { countCreations } from './limit-creations'
import { mailNewKey } from './mail-key'
import { judgeDocuments, prepareDocument, readDocument } from './prepare-documents'

/** Makes a code for the visitor at `address`. */
export async function makeCode(
  input: NewCodeInput,
  address: string,
  keep: KeepAnswer,
): Promise<CreatedCode> {
  const prepared = await prepareDocument(input.document, [])
  const created = await countAndCreate(
    [{ input, prepared }],
    input.proof,
    address,
    keep,
    (all) => all[0] as CreatedCode,
  )
  if (input.email) void mailNewKey(created, input.email, input.locale, address)
  return created
}

type Bulk = { codes: unknown[]; design?: Design | null | undefined; proof?: string | undefined }
export type BulkAnswer = { results: (CreatedCode | Problem)[] }

/** Makes many codes; what is wrong with one is told in its place and keeps no other back. */
export async function makeCodes(
  { codes, design, proof }: Bulk,
  address: string,
  keep: KeepAnswer,
): Promise<BulkAnswer> {
  const read = codes.map((code, index) =>
    orProblem(() => {
      const input = checkInput(code, newCodeInput)
      return { index, input: { design, ...input }, ...readDocument(input.document, []) }
    }),
  )
  const good = read.flatMap((each) => (each instanceof ApiProblem ? [] : [each]))
  const judged = await judgeDocuments(good)
  const plans: (CodePlan & { index: number })[] = []
  const results: (CreatedCode | Problem | undefined)[] = read.map((each) =>
    each instanceof ApiProblem ? each.problem : undefined,
  )
  for (const [at, { index, input }] of good.entries()) {
    const prepared = judged[at]
    if (prepared instanceof ApiProblem) results[index] = prepared.problem
    else if (prepared) plans.push({ index, input, prepared })
  }
  return countAndCreate(plans, proof, address, keep, (created) => {
    for (const [at, { index }] of plans.entries()) results[index] = created[at]
    return { results: results as BulkAnswer['results'] }
  })
}

async function countAndCreate<Answer>(
  plans: readonly CodePlan[],
  proof: string | undefined,
  address: string,
  keep: KeepAnswer,
  answerWith: (created: readonly CreatedCode[]) => Answer,
): Promise<Answer> {
  const uncount = await countCreations(address, plans.length, proof)
  try {
    return await createCodes(plans, keep, answerWith)
  } catch (cause) {
    await uncount()
    throw cause
  }
}

function orProblem<Result>(work: () => Result): Result | ApiProblem {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof ApiProblem) return cause
    throw cause
  }
}
