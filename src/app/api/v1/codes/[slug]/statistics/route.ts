import { answerApi } from '@/server/codes/api/answer-api'
import { checkInput } from '@/server/codes/api/read-input'
import { getOwnedCode } from '@/server/codes/get-owned-code'
import { answerStatistics } from '@/server/statistics/answer-statistics'
import { statisticsQuerySchema } from '@/server/statistics/api-schemas'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return answerStatistics(row, checkInput(query, statisticsQuerySchema))
  })
}
