import { answerApi } from '@/server/codes/api/answer-api'
import { answerOnce } from '@/server/codes/api/answer-once'
import { readInput } from '@/server/codes/api/read-input'
import { newCodeInput } from '@/server/codes/api/schemas'
import { makeCode } from '@/server/codes/make-codes'
import { visitorAddress } from '@/server/visitor-address'

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { body } = await readInput(request, newCodeInput)
      const address = visitorAddress(request)
      return answerOnce(request, body, (keep) => makeCode(body, address, keep))
    },
    { status: 201 },
  )
}
