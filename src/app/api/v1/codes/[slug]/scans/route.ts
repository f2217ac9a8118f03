import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { scansQuerySchema } from '@/data/codes/api/schemas'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { streamScans } from '@/data/codes/stream-scans'
import { logExportOfCode } from '@/data/workspaces/log-changes'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    const response = await streamScans(request, row, checkQuery(request, scansQuerySchema))
    await logExportOfCode(row, 'streamScans', {}, 'hourly')
    return response
  })
}
