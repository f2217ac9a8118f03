import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { domainEditSchema } from '@/data/domains/api-schemas'
import { deleteDomain, editDomain } from '@/data/domains/manage-domains'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ domainId: string }> }

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    const { body } = await readInput(request, domainEditSchema, { maxBytes: smallBodyBytes })
    return editDomain(workspace, (await params).domainId, body)
  })
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    await deleteDomain(workspace, (await params).domainId)
  })
}
