import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { changeCodes } from '@/data/workspaces/change-codes'
import { batchInput } from '@/data/workspaces/code-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'editor')
    const { body } = await readInput(request, batchInput)
    return changeCodes(workspace, body)
  })
}
