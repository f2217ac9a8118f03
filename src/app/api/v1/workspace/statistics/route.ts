import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { answerWorkspaceStatistics } from '@/data/workspaces/statistics/answer-workspace-statistics'
import { workspaceStatisticsQuerySchema } from '@/data/workspaces/statistics/api-schemas'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return answerWorkspaceStatistics(workspace, checkInput(query, workspaceStatisticsQuerySchema))
  })
}
