import { deleteCode } from '@/data/codes/act-on-code'
import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { codeEditInput } from '@/data/codes/api/schemas'
import { editCode } from '@/data/codes/edit-code'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { limitEdits } from '@/data/codes/limit-edits'
import { viewCode } from '@/data/codes/view-code'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => viewCode(await getOwnedCode(request, (await params).slug, 'viewer')))
}

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  let limits: Record<string, string> = {}
  const work = async () => {
    const row = await getOwnedCode(request, (await params).slug)
    limits = await limitEdits(request, row)
    const { body } = await readInput(request, codeEditInput)
    return editCode(row, body)
  }
  return answerApi(work, { readLimits: async () => limits })
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => deleteCode(await getOwnedCode(request, (await params).slug)))
}
