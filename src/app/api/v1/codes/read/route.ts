import { maxListedCodes } from '@/codes'
import { answerApi, answerJson } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { codeKeysInput } from '@/data/codes/api/schemas'
import { limitListedCodes, limitLists } from '@/data/codes/limit-lists'
import { listOwnedCodes } from '@/data/codes/list-owned-codes'

/** A slug and a key have fewer than a hundred characters. */
const maxBytes = 256 * 1024

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    await limitLists(request)
    const { list } = await readInput(request, codeKeysInput, {
      maxBytes,
      list: { name: 'codes', max: maxListedCodes },
    })
    await limitListedCodes(request, list.length)
    return answerJson(await listOwnedCodes(list), 200)
  })
}
