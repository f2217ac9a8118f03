import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { scansQuerySchema } from '@/data/codes/api/schemas'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { streamScans } from '@/data/codes/stream-scans'
import { logExportOfCode } from '@/data/workspaces/log-changes'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const response = await streamScans(request, row, checkInput(query, scansQuerySchema))
    await logExportOfCode(row, 'streamScans', {}, 'hourly')
    return response
  })
}
