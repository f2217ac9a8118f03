import { answerApi, answerJson } from '@/data/codes/api/answer-api'
import { answerOnce } from '@/data/codes/api/answer-once'
import { readInput } from '@/data/codes/api/read-input'
import { newCodeInput } from '@/data/codes/api/schemas'
import { createCode } from '@/data/codes/create-codes'
import { limitCreationRequests, readCreationLimits } from '@/data/codes/limit-creations'
import { visitorAddress } from '@/data/visitor-address'

export function POST(request: Request): Promise<Response> {
  const address = visitorAddress(request)
  const work = async () => {
    await limitCreationRequests(address)
    const { body, fingerprint } = await readInput(request, newCodeInput)
    const make = (store: Parameters<Parameters<typeof answerOnce>[2]>[0]) =>
      createCode(body, address, store)
    return answerJson(await answerOnce(request, fingerprint, make), 201)
  }
  return answerApi(work, { readLimits: () => readCreationLimits(address) })
}
