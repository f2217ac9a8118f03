import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { exportQuerySchema } from '@/data/codes/api/schemas'
import { exportCode } from '@/data/codes/export-code'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { logExportOfCode } from '@/data/workspaces/log-changes'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug, 'viewer')
    const { format } = checkQuery(request, exportQuerySchema)
    await logExportOfCode(row, 'exportScans', { format })
    return exportCode(row, format)
  })
}
