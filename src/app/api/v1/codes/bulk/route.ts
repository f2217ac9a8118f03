import { maxBulkCodes } from '@/codes'
import { answerApi, answerJson } from '@/data/codes/api/answer-api'
import { answerOnce } from '@/data/codes/api/answer-once'
import { readInput } from '@/data/codes/api/read-input'
import { bulkInput } from '@/data/codes/api/schemas'
import { createCodes } from '@/data/codes/create-codes'
import { limitCreationRequests, readCreationLimits } from '@/data/codes/limit-creations'
import { visitorAddress } from '@/data/visitor-address'
import { findEditedWorkspace, type Workspace } from '@/data/workspaces/get-workspace'

/** Enough for a thousand codes of several kilobytes each. */
const maxBytes = 12 * 1024 * 1024

export function POST(request: Request): Promise<Response> {
  const address = visitorAddress(request)
  let workspace: Workspace | undefined
  const work = async () => {
    workspace = await findEditedWorkspace(request)
    if (!workspace) await limitCreationRequests(address)
    const { body, list, fingerprint } = await readInput(request, bulkInput, {
      maxBytes,
      list: { name: 'codes', max: maxBulkCodes },
    })
    const json = await answerOnce(request, { fingerprint, workspace }, (store) =>
      createCodes({ ...body, codes: list }, address, store, workspace),
    )
    return answerJson(json, 200)
  }
  return answerApi(work, { readLimits: () => readCreationLimits(address, workspace) })
}
