import { answerApi } from '@/data/codes/api/answer-api'
import { checkDomain } from '@/data/domains/manage-domains'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ domainId: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    return checkDomain(workspace, (await params).domainId)
  })
}
