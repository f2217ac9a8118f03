import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { recoverySchema } from '@/data/codes/api/schemas'
import { visitorAddress } from '@/data/visitor-address'
import { requestWorkspaceRecovery } from '@/data/workspaces/recover-workspaces'

/** Responds the same whether or not there are workspaces to recover. */
export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { email, locale } = (
        await readInput(request, recoverySchema, { maxBytes: smallBodyBytes })
      ).body
      await requestWorkspaceRecovery(email, locale, visitorAddress(request))
      return {}
    },
    { status: 202 },
  )
}
