import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { recoverySchema } from '@/data/codes/api/schemas'
import { requestRecovery } from '@/data/codes/recover-codes'
import { visitorAddress } from '@/data/visitor-address'

/** Responds the same whether or not there are codes to recover. */
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
