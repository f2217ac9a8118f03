import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { reportSchema } from '@/data/codes/api/schemas'
import { reportCode } from '@/data/codes/report-code'
import { visitorAddress } from '@/data/visitor-address'

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
