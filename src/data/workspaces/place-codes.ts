import 'server-only'
import { sql } from 'drizzle-orm'
import { addUtm, foldSlug, listRandomTwins, workspaceLimits } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import type { NewCodeInput } from '../codes/api/schemas'
import type { PreparedDocument } from '../codes/prepare-documents'
import type { Execute } from '../in-transaction'
import { type Allowance, countVisit, uncountVisit } from '../limit-visitors'
import type { Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { lockWorkspace } from './manage-keys'
import { checkChosenSlug, slugProblem } from './reserved-slugs'

export const newCodes: Allowance = {
  name: 'codes made in a workspace',
  most: workspaceLimits.codesPerDay,
  seconds: 86_400,
}

/** Counts new codes of a workspace. Returns a function that subtracts those that were not created. */
export async function countInWorkspace({ id }: Workspace, codes: number) {
  const { count, waitSeconds } = await countVisit(newCodes, id, codes)
  const uncount = async (times: number) => {
    if (times > 0) await uncountVisit(newCodes, id, times)
  }
  if (count > newCodes.most) {
    await uncount(codes)
    throw new ApiProblem('limited', { retrySeconds: waitSeconds })
  }
  return uncount
}

/** Applies the defaults of a workspace to the properties of a new code that are not stated. */
export function applyDefaults(
  { defaults, timeZone, locale }: Workspace,
  input: NewCodeInput,
): NewCodeInput {
  const { design = defaults.design } = input
  return { timeZone, locale, ...input, ...(design !== undefined && { design }) }
}

/** Applies the UTM parameters of a workspace to a checked document. */
export function applyUtm({ defaults }: Workspace, prepared: PreparedDocument): PreparedDocument {
  if (!defaults.utm) return prepared
  return { ...prepared, document: addUtm(prepared.document, defaults.utm) }
}

/** Refuses what only codes in workspaces have. */
export function refuseOutsideWorkspace(input: NewCodeInput): void {
  const errors = (['slug', 'externalId', 'folder', 'tags'] as const)
    .filter((name) => input[name] !== undefined)
    .map((name) => ({ pointer: `/${name}`, key: 'codes.workspaces.needed' }))
  if (errors.length > 0) throw new ApiProblem('invalid', { errors })
}

/**
 * Codes in a workspace have no recovery address: its mailbox would get their edit keys, which only
 * owners may give away.
 */
export function emailInWorkspace(): ApiProblem {
  return new ApiProblem('invalid', {
    errors: [{ pointer: '/email', key: 'codes.workspaces.email' }],
  })
}

/**
 * Reserves places for new codes in the transaction that creates them. Returns for each code why it
 * cannot be created, or undefined. The workspace stays locked, so that limits and names cannot be
 * exceeded or used by two requests together.
 */
export async function reservePlaces(
  execute: Execute,
  { id }: Workspace,
  inputs: readonly NewCodeInput[],
): Promise<(ApiProblem | undefined)[]> {
  await lockWorkspace(execute, id)
  await refuseBeyondLimit(execute, id, inputs.length)
  const { folders, externalIds } = await readPlaces(execute, id, inputs)
  const problems: (ApiProblem | undefined)[] = []
  for (const { folder, externalId, slug, email } of inputs) {
    if (email) {
      problems.push(emailInWorkspace())
    } else if (folder && !folders.has(folder)) {
      problems.push(invalid('/folder', 'folder'))
    } else if (externalId !== undefined && externalIds.has(externalId)) {
      problems.push(invalid('/externalId', 'externalId'))
    } else {
      const problem = slug === undefined ? undefined : await claimSlug(execute, slug)
      if (externalId !== undefined && !problem) externalIds.add(externalId)
      problems.push(problem)
    }
  }
  return problems
}

export async function refuseBeyondLimit(
  execute: Execute,
  workspaceId: string,
  codes: number,
): Promise<void> {
  const [row] = await execute<{ count: number }>(sql`
    select count(*)::int as count from workspace_codes where workspace_id = ${workspaceId}`)
  if ((row?.count ?? 0) + codes > workspaceLimits.codes) {
    throw new ApiProblem('full', { values: { max: workspaceLimits.codes } })
  }
}

function invalid(pointer: string, key: 'folder' | 'externalId'): ApiProblem {
  return new ApiProblem('invalid', { errors: [{ pointer, key: `codes.workspaces.${key}` }] })
}

/** The folders of a workspace, and the external ids of the inputs that are in use. */
async function readPlaces(execute: Execute, id: string, inputs: readonly NewCodeInput[]) {
  const wanted = inputs.flatMap(({ externalId }) => externalId ?? [])
  const folders = await execute<{ id: string }>(
    sql`select id from workspace_folders where workspace_id = ${id}`,
  )
  const used = await execute<{ externalId: string }>(sql`
    select external_id as "externalId" from workspace_codes where workspace_id = ${id}
      and external_id in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`)
  return {
    folders: new Set(folders.map((folder) => folder.id)),
    externalIds: new Set(used.map(({ externalId }) => externalId)),
  }
}

/**
 * Claims a chosen slug for good: printed codes with it must not lead elsewhere one day, so it is not
 * available again even after its code was removed.
 */
async function claimSlug(execute: Execute, written: string): Promise<ApiProblem | undefined> {
  try {
    const slug = checkChosenSlug(written)
    const folded = foldSlug(slug)
    const twins = JSON.stringify([slug, ...listRandomTwins(folded)])
    const [claimed] = await execute(sql`
      insert into chosen_slugs (folded)
      select ${folded} where not exists (
        select 1 from codes
        where slug in (select jsonb_array_elements_text(${twins}::jsonb)))
      on conflict do nothing returning folded`)
    return claimed ? undefined : slugProblem('taken')
  } catch (cause) {
    if (cause instanceof ApiProblem) return cause
    throw cause
  }
}

/** Adds codes that were just created to a workspace. */
export async function placeCodes(
  execute: Execute,
  { id: workspaceId, keyId, defaults }: Workspace,
  codes: readonly { id: string; slug: string; input: NewCodeInput }[],
): Promise<void> {
  const rows = codes.map(({ id, input: { folder, tags, externalId } }) => ({
    ...{ id, folder: folder ?? null, tags: tags ?? [], externalId: externalId ?? null },
  }))
  await execute(sql`
    insert into workspace_codes (code_id, workspace_id, folder_id, tags, external_id, domain)
    select id, ${workspaceId}, folder, tags, "externalId", ${defaults.domain ?? null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows (id uuid, folder uuid, tags text[], "externalId" text)`)
  const chosen = codes.flatMap(({ id, slug, input }) =>
    input.slug === undefined ? [] : [{ id, folded: foldSlug(slug) }],
  )
  await execute(sql`
    update chosen_slugs set code_id = rows.id
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as rows (id uuid, folded text)
    where chosen_slugs.folded = rows.folded`)
  await logChanges(
    execute,
    codes.map(({ id, input }) => ({
      ...{ workspaceId, keyId, codeId: id, action: 'createCode' },
      after: { name: input.name ?? '', ...(input.password && { hasPassword: true }) },
    })),
  )
}
