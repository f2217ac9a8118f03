import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { answerStatistics } from '@/data/statistics/answer-statistics'
import { statisticsQuerySchema } from '@/data/statistics/api-schemas'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug, 'viewer')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return answerStatistics(row, checkInput(query, statisticsQuerySchema))
  })
}
