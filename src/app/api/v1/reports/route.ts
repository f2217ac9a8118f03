import { answerApi } from '@/server/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/server/codes/api/read-input'
import { reportSchema } from '@/server/codes/api/schemas'
import { reportCode } from '@/server/codes/report-code'
import { visitorAddress } from '@/server/visitor-address'

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { body } = await readInput(request, reportSchema, { maxBytes: smallBodyBytes })
      await reportCode(body, visitorAddress(request))
      return {}
    },
    { status: 201 },
  )
}
