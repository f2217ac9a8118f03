import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { codesExportSchema } from '@/data/workspaces/code-schemas'
import { exportWorkspaceCodes } from '@/data/workspaces/export-codes'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { logExport } from '@/data/workspaces/log-changes'

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    const { body } = await readInput(request, codesExportSchema)
    await logExport(workspace, 'exportCodes', { codes: body.codes.length, format: body.format })
    return exportWorkspaceCodes(workspace, body.codes, body.format)
  })
}
