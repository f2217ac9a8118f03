import { answerApi, answerJson } from '@/data/codes/api/answer-api'
import { answerOnce } from '@/data/codes/api/answer-once'
import { checkQuery, readInput } from '@/data/codes/api/read-input'
import { newCodeInput } from '@/data/codes/api/schemas'
import { createCode } from '@/data/codes/create-codes'
import { limitCreationRequests, readCreationLimits } from '@/data/codes/limit-creations'
import { visitorAddress } from '@/data/visitor-address'
import { codeListQuerySchema } from '@/data/workspaces/code-schemas'
import { findEditedWorkspace, getWorkspace, type Workspace } from '@/data/workspaces/get-workspace'
import { listCodes } from '@/data/workspaces/list-codes'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    return listCodes(workspace, checkQuery(request, codeListQuerySchema))
  })
}

export function POST(request: Request): Promise<Response> {
  const address = visitorAddress(request)
  let workspace: Workspace | undefined
  const work = async () => {
    workspace = await findEditedWorkspace(request)
    if (!workspace) await limitCreationRequests(address)
    const { body, fingerprint } = await readInput(request, newCodeInput)
    const make = (store: Parameters<Parameters<typeof answerOnce>[2]>[0]) =>
      createCode(body, address, store, workspace)
    return answerJson(await answerOnce(request, { fingerprint, workspace }, make), 201)
  }
  return answerApi(work, { readLimits: () => readCreationLimits(address, workspace) })
}
