import { answerApi } from '@/server/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/server/codes/api/read-input'
import { recoverySchema } from '@/server/codes/api/schemas'
import { requestRecovery } from '@/server/codes/recover-codes'
import { visitorAddress } from '@/server/visitor-address'

/** The same answer whether or not there is anything to recover. */
export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { email, locale } = (
        await readInput(request, recoverySchema, { maxBytes: smallBodyBytes })
      ).body
      await requestRecovery(email, locale, visitorAddress(request))
      return {}
    },
    { status: 202 },
  )
}
