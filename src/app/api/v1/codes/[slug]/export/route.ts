import { answerApi } from '@/server/codes/api/answer-api'
import { checkInput } from '@/server/codes/api/read-input'
import { exportQuerySchema } from '@/server/codes/api/schemas'
import { exportCode } from '@/server/codes/export-code'
import { getOwnedCode } from '@/server/codes/get-owned-code'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return exportCode(row, checkInput(query, exportQuerySchema).format)
  })
}
