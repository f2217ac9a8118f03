import { workspaceLimits } from '@/codes'
import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { moveInput } from '@/data/workspaces/code-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { moveCodes } from '@/data/workspaces/move-codes'

/** Enough for a thousand slugs and keys. */
const maxBytes = 512 * 1024

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'editor')
    const { body, list } = await readInput(request, moveInput, {
      maxBytes,
      list: { name: 'codes', max: workspaceLimits.codesAtOnce },
    })
    return moveCodes(workspace, list, body)
  })
}
