import 'server-only'
import type { CreatedCode } from '@/codes/code-view'
import type { KeepAnswer } from './api/answer-once'
import type { NewCodeInput } from './api/schemas'
import { createCodes } from './create-codes'
import { countCreations } from './limit-creations'
import { prepareDocument } from './prepare-code'

/** Makes one code for the visitor at `address`. */
export async function makeCode(
  input: NewCodeInput,
  address: string,
  keep: KeepAnswer,
): Promise<CreatedCode> {
  const { document, suspicion } = await prepareDocument(input.document, [])
  const uncount = await countCreations(address, 1, input.proof)
  try {
    return await createCodes(
      [{ input, document, suspicion }],
      keep,
      ([created]) => created as CreatedCode,
    )
  } catch (cause) {
    await uncount()
    throw cause
  }
}
