import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { newDomainSchema } from '@/data/domains/api-schemas'
import { addDomain, listDomains } from '@/data/domains/manage-domains'
import { getWorkspace } from '@/data/workspaces/get-workspace'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'viewer')
    return { domains: await listDomains(id) }
  })
}

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const workspace = await getWorkspace(request, 'owner')
      const { body } = await readInput(request, newDomainSchema, { maxBytes: smallBodyBytes })
      return addDomain(workspace, body)
    },
    { status: 201 },
  )
}
