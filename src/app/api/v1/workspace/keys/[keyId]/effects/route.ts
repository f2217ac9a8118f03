import { answerApi } from '@/data/codes/api/answer-api'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { readKeyEffects } from '@/data/workspaces/manage-keys'

type Context = { params: Promise<{ keyId: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () =>
    readKeyEffects(await getWorkspace(request, 'owner'), (await params).keyId),
  )
}
