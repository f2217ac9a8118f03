import { maxBulkCodes } from '@/codes/creation-limits'
import { answerApi, answerJson } from '@/server/codes/api/answer-api'
import { answerOnce } from '@/server/codes/api/answer-once'
import { readInput } from '@/server/codes/api/read-input'
import { bulkInput } from '@/server/codes/api/schemas'
import { limitCreationRequests } from '@/server/codes/limit-creations'
import { makeCodes } from '@/server/codes/make-codes'
import { visitorAddress } from '@/server/visitor-address'

/** A thousand codes of some kilobytes each. */
const maxBytes = 12 * 1024 * 1024

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const address = visitorAddress(request)
    await limitCreationRequests(address)
    const { body, list, fingerprint } = await readInput(request, bulkInput, {
      maxBytes,
      list: { name: 'codes', max: maxBulkCodes },
    })
    const json = await answerOnce(request, fingerprint, (keep) =>
      makeCodes({ ...body, codes: list }, address, keep),
    )
    return answerJson(json, 200)
  })
}
