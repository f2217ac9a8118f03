import { deleteCode } from '@/server/codes/act-on-code'
import { answerApi } from '@/server/codes/api/answer-api'
import { readInput } from '@/server/codes/api/read-input'
import { codeEditInput } from '@/server/codes/api/schemas'
import { editCode } from '@/server/codes/edit-code'
import { getOwnedCode } from '@/server/codes/get-owned-code'
import { limitEdits } from '@/server/codes/limit-edits'
import { viewCode } from '@/server/codes/view-code'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => viewCode(await getOwnedCode(request, (await params).slug)))
}

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    await limitEdits(request, row)
    const { body } = await readInput(request, codeEditInput)
    return editCode(row, body)
  })
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => deleteCode(await getOwnedCode(request, (await params).slug)))
}
