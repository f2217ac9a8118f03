import 'server-only'
import { sql } from 'drizzle-orm'
import { type CodeResult, readSlug, type WorkspaceAction, workspaceLimits } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { type PreparedDocument, prepareDocument } from '../codes/prepare-documents'
import { type Execute, inTransaction } from '../in-transaction'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import type { CodeBatch } from './code-schemas'
import {
  findRefusal,
  hasState,
  lockCodes,
  type StatefulCode,
  sqlList,
  type WorkspaceCodeState,
  writeState,
} from './code-state'
import { releaseCodes } from './delete-workspace'
import { refuseUnlessAllowed, type Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { pickMembers } from './pick-members'
import { readId } from './read-id'

/** Codes per transaction, which is short so that others do not wait. */
const codesAtOnce = 200

/** Changes many codes. A problem with one does not stop the others. */
export async function changeCodes(
  workspace: Workspace,
  batch: CodeBatch,
): Promise<{ results: CodeResult[] }> {
  if (batch.action === 'remove') refuseUnlessAllowed(workspace, 'owner')
  if (batch.action === 'move' && batch.folder) await refuseUnknownFolder(workspace, batch.folder)
  const change = await planChange(batch)
  const results: CodeResult[] = []
  for (let start = 0; start < batch.codes.length; start += codesAtOnce) {
    await nextTurn()
    const slugs = batch.codes.slice(start, start + codesAtOnce)
    const found = await inTransaction((execute) => changeSome(execute, workspace, slugs, change))
    results.push(...slugs.map((slug) => found.get(slug) ?? { slug, problem: 'unknown' as const }))
  }
  return { results }
}

type Change = {
  action: WorkspaceAction
  /** The members that a code gets; a problem if it cannot get them. */
  decide: (code: StatefulCode) => Partial<WorkspaceCodeState> | 'full'
  prepared?: PreparedDocument
}

const simpleChanges = {
  pause: { action: 'pauseCode', after: { status: 'paused' } },
  resume: { action: 'resumeCode', after: { status: 'active' } },
  delete: { action: 'deleteCode', after: { deleted: true } },
  restore: { action: 'restoreCode', after: { deleted: false } },
  archive: { action: 'archiveCode', after: { archived: true } },
  unarchive: { action: 'unarchiveCode', after: { archived: false } },
  remove: { action: 'removeCode', after: {} },
} satisfies Record<string, { action: WorkspaceAction; after: Partial<WorkspaceCodeState> }>

async function planChange(batch: CodeBatch): Promise<Change> {
  switch (batch.action) {
    case 'tag':
      return { action: 'tagCode', decide: ({ tags }) => changeTags(tags, batch) }
    case 'move':
      return { action: 'moveCode', decide: () => ({ folder: batch.folder }) }
    case 'update': {
      const { document, design, name, timeZone } = batch.changes
      const prepared = document === undefined ? undefined : await prepareDocument(document, [])
      const after: Partial<WorkspaceCodeState> = {
        ...(prepared && { document: prepared.document }),
        ...(design !== undefined && { design }),
        ...(name !== undefined && { name }),
        ...(timeZone !== undefined && { timeZone }),
      }
      return { action: 'editCode', decide: () => after, ...(prepared && { prepared }) }
    }
    default: {
      const { action, after } = simpleChanges[batch.action]
      return { action, decide: () => after }
    }
  }
}

function changeTags(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Partial<WorkspaceCodeState> | 'full' {
  const changed = [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])]
  return changed.length > workspaceLimits.tagsPerCode ? 'full' : { tags: changed }
}

/** Returns the results by slug as it was sent; codes outside of the workspace have none. */
async function changeSome(
  execute: Execute,
  workspace: Workspace,
  sent: readonly string[],
  change: Change,
): Promise<Map<string, CodeResult>> {
  const slugs = sent.flatMap((slug) => readSlug(slug) ?? [])
  const codes = await lockCodes(execute, workspace.id, { slugs })
  const results = new Map<string, CodeResult>()
  const changed: { code: StatefulCode; after: Partial<WorkspaceCodeState> }[] = []
  for (const code of codes) {
    const after = change.decide(code)
    const problem = after === 'full' ? after : findRefusal(code, after)
    results.set(code.slug, { slug: code.slug, problem })
    if (after === 'full' || problem) continue
    if (change.action === 'removeCode' || !hasState(code, after)) changed.push({ code, after })
  }
  await writeChanges(execute, changed, change)
  await logChanges(
    execute,
    changed.map(({ code, after }) => ({
      ...{ workspaceId: workspace.id, keyId: workspace.keyId, codeId: code.id },
      action: change.action,
      before: pickMembers(code, Object.keys(after)),
      after,
    })),
  )
  if (change.action === 'removeCode') {
    const ids = changed.map(({ code }) => code.id)
    for (const { slug, editKey } of await removeCodes(execute, ids)) {
      results.set(slug, { slug, problem: null, editKey })
    }
  }
  return new Map(
    sent.flatMap((slug) => {
      const result = results.get(readSlug(slug) ?? '')
      return result ? [[slug, result] as const] : []
    }),
  )
}

/** Writes codes that get the same members with one statement. */
async function writeChanges(
  execute: Execute,
  changed: readonly { code: StatefulCode; after: Partial<WorkspaceCodeState> }[],
  { prepared }: Change,
): Promise<void> {
  const groups = new Map<string, { ids: string[]; after: Partial<WorkspaceCodeState> }>()
  for (const { code, after } of changed) {
    const key = JSON.stringify(after.tags ?? null)
    const group = groups.get(key)
    if (group) group.ids.push(code.id)
    else groups.set(key, { ids: [code.id], after })
  }
  for (const { ids, after } of groups.values()) await writeState(execute, ids, after, prepared)
}

async function removeCodes(execute: Execute, ids: readonly string[]) {
  await execute(sql`delete from workspace_codes where code_id in ${sqlList(ids, sql`uuid`)}`)
  return releaseCodes(execute, ids)
}

export async function refuseUnknownFolder({ id }: Workspace, folder: string): Promise<void> {
  const [found] = await queryRows(sql`
    select 1 from workspace_folders where id = ${readId(folder)} and workspace_id = ${id}`)
  if (found) return
  const errors = [{ pointer: '/folder', key: 'codes.workspaces.folder' }]
  throw new ApiProblem('invalid', { errors })
}
