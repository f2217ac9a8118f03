import 'server-only'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type CodeResult, type ProblemKey, readSlug } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { checkInput } from '../codes/api/read-input'
import { isKeyOf } from '../codes/edit-key-hash'
import { type Execute, inTransaction } from '../in-transaction'
import { nextTurn } from '../next-turn'
import { refuseUnknownFolder } from './change-codes'
import { movedCodeSchema, type moveInput } from './code-schemas'
import { sqlList } from './code-state'
import type { Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { lockWorkspace } from './manage-keys'
import { refuseBeyondLimit } from './place-codes'

const codesAtOnce = 200

type Moved = z.output<typeof movedCodeSchema>
type Options = Omit<z.output<typeof moveInput>, 'codes'>

/**
 * Moves codes into a workspace by their edit keys, which end, as do their recovery addresses: whoever
 * else has one of them must not go on changing the code. Unknown codes and wrong keys have the same problem, so that codes cannot be found this way.
 */
export async function moveCodes(
  workspace: Workspace,
  sent: readonly unknown[],
  options: Options,
): Promise<{ results: CodeResult[] }> {
  if (options.folder) await refuseUnknownFolder(workspace, options.folder)
  if (sent.length === 0) {
    throw new ApiProblem('invalid', {
      errors: [{ pointer: '/codes', key: 'codes.document.required' }],
    })
  }
  const codes = sent.map((code, index) => checkInput(code, movedCodeSchema, `/codes/${index}`))
  const results: CodeResult[] = []
  for (let start = 0; start < codes.length; start += codesAtOnce) {
    await nextTurn()
    const some = codes.slice(start, start + codesAtOnce)
    results.push(...(await inTransaction((execute) => moveSome(execute, workspace, some, options))))
  }
  return { results }
}

type Found = {
  id: string
  slug: string
  editKeyHash: string | null
  isDeleted: boolean
  workspaceId: string | null
}

async function moveSome(
  execute: Execute,
  { id: workspaceId, keyId }: Workspace,
  codes: readonly Moved[],
  { folder, tags = [] }: Options,
): Promise<CodeResult[]> {
  await lockWorkspace(execute, workspaceId)
  const slugs = codes.flatMap(({ slug }) => readSlug(slug) ?? [])
  const rows = await execute<Found>(sql`
    select codes.id, codes.slug, codes.edit_key_hash as "editKeyHash",
      codes.deleted_at is not null as "isDeleted",
      (select workspace_id from workspace_codes where code_id = codes.id) as "workspaceId"
    from codes where codes.slug in ${sqlList(slugs, sql`text`)} order by codes.id for update`)
  const found = new Map(rows.map((row) => [row.slug, row]))
  const moved = new Set<string>()
  const results = codes.map(({ slug, editKey }): CodeResult => {
    const code = found.get(readSlug(slug) ?? '')
    const problem = findMoveProblem(code, editKey, workspaceId)
    if (code && !problem && code.workspaceId === null) moved.add(code.id)
    return { slug, problem }
  })
  await refuseBeyondLimit(execute, workspaceId, moved.size)
  const ids = sqlList([...moved], sql`uuid`)
  await execute(sql`
    insert into workspace_codes (code_id, workspace_id, folder_id, tags)
    select id, ${workspaceId}, ${folder ?? null}::uuid,
      array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))
    from codes where id in ${ids} order by id
    on conflict do nothing`)
  await execute(sql`
    update codes set edit_key_hash = null, email_hash = null, revision = revision + 1,
      updated_at = now()
    where id in ${ids}`)
  await logChanges(
    execute,
    [...moved].map((codeId) => ({
      ...{ workspaceId, keyId, codeId, action: 'addCode' },
    })),
  )
  return results
}

function findMoveProblem(
  code: Found | undefined,
  editKey: string,
  workspaceId: string,
): ProblemKey | null {
  if (!code || !isKeyOf(code.editKeyHash, editKey)) return 'unauthorised'
  if (code.isDeleted) return 'gone'
  return code.workspaceId === null || code.workspaceId === workspaceId ? null : 'elsewhere'
}
