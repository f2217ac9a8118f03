import { answerApi } from '@/data/codes/api/answer-api'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { undoChange } from '@/data/workspaces/undo-change'

type Context = { params: Promise<{ changeId: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () =>
    undoChange(await getWorkspace(request, 'editor'), (await params).changeId),
  )
}
