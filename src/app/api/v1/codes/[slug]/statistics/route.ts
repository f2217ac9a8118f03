import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { answerStatistics } from '@/data/statistics/answer-statistics'
import { statisticsQuerySchema } from '@/data/statistics/api-schemas'
import { logExportOfCode } from '@/data/workspaces/log-changes'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug, 'viewer')
    const checked = checkQuery(request, statisticsQuerySchema)
    const answer = await answerStatistics(row, checked)
    if (checked.format === 'csv') await logExportOfCode(row, 'exportStatistics', { format: 'csv' })
    return answer
  })
}
