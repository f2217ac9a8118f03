import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { logExport } from '@/data/workspaces/log-changes'
import { answerWorkspaceStatistics } from '@/data/workspaces/statistics/answer-workspace-statistics'
import { workspaceStatisticsQuerySchema } from '@/data/workspaces/statistics/api-schemas'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    const checked = checkQuery(request, workspaceStatisticsQuerySchema)
    const answer = await answerWorkspaceStatistics(workspace, checked)
    if (checked.format === 'csv') await logExport(workspace, 'exportStatistics', { format: 'csv' })
    return answer
  })
}
