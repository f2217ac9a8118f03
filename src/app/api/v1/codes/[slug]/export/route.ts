import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { exportQuerySchema } from '@/data/codes/api/schemas'
import { exportCode } from '@/data/codes/export-code'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { logExportOfCode } from '@/data/workspaces/log-changes'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug, 'viewer')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { format } = checkInput(query, exportQuerySchema)
    await logExportOfCode(row, 'exportScans', { format })
    return exportCode(row, format)
  })
}
