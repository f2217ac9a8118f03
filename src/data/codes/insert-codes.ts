import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type CreatedCode, foldSlug, makeSlug, readSlug } from '@/codes'
import { type Execute, inTransaction } from '../in-transaction'
import { nextTurn } from '../next-turn'
import type { Workspace } from '../workspaces/get-workspace'
import { placeCodes, reservePlaces } from '../workspaces/place-codes'
import { slugProblem } from '../workspaces/reserved-slugs'
import type { StoreAnswer } from './api/answer-once'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import type { NewCodeInput } from './api/schemas'
import { type CodeRow, codeColumns } from './code-row'
import { createEditKey, hashEditKey } from './edit-key-hash'
import { hashEmail } from './hash-email'
import { hashPassword } from './hash-password'
import type { PreparedDocument } from './prepare-documents'
import { viewCode } from './view-code'

/** A code that passed all checks. */
export type CodePlan = { input: NewCodeInput; prepared: PreparedDocument }

/** A new code; in a workspace, it has no edit key. */
export type InsertedCode = Pick<CreatedCode, 'code'> & Partial<CreatedCode>

/**
 * Inserts codes, with new edit keys unless they are in a workspace. The results are in the order of
 * the plans; in a workspace, they may be problems with the places of codes.
 */
export async function insertCodes(
  plans: readonly CodePlan[],
  { store, workspace }: { store: StoreAnswer; workspace: Workspace | undefined },
  answerWith: (created: readonly (InsertedCode | ApiProblem)[]) => Promise<Buffer>,
): Promise<Buffer> {
  const keys = workspace ? [] : plans.map(() => createEditKey())
  const passwords = await hashPasswords(plans)
  return inTransaction(async (execute) => {
    const inputs = plans.map(({ input }) => input)
    const problems = workspace ? await reservePlaces(execute, workspace, inputs) : []
    const placed = plans.filter((_, index) => !problems[index])
    const rows = await insertRows(
      execute,
      placed.map(({ input, prepared: { document, suspicion, isChecked } }, index) => ({
        id: randomUUID(),
        slug: readSlug(input.slug ?? '') ?? '',
        type: document.type,
        document,
        design: input.design ?? null,
        locale: input.locale ?? document.mainLocale,
        name: input.name ?? '',
        time_zone: input.timeZone ?? document.rules?.timeZone ?? 'UTC',
        suspicion,
        checked_at: isChecked ? new Date().toISOString() : null,
        password_hash: (input.password && passwords.get(input.password)) || null,
        email_hash: input.email ? hashEmail(input.email) : null,
        edit_key_hash: keys[index] ? hashEditKey(keys[index]) : null,
      })),
    )
    if (workspace) {
      const codes = rows.map(({ id, slug }, index) => ({
        ...{ id, slug, input: placed[index]?.input as NewCodeInput },
      }))
      await placeCodes(execute, workspace, codes)
    }
    await nextTurn()
    const domain = workspace?.defaults.domain ?? null
    const created: InsertedCode[] = []
    for (const [index, row] of rows.entries()) {
      const editKey = keys[index]
      created.push({ code: await viewCode({ ...row, domain }), ...(editKey && { editKey }) })
    }
    const answer = await answerWith(
      plans.map((_, at) => problems[at] ?? (created.shift() as InsertedCode)),
    )
    await store(
      execute,
      answer,
      rows.map(({ id, editKeyHash }) => ({ id, editKeyHash })),
    )
    return answer
  })
}

/** Hashes each password once: the codes of a batch often share one. */
async function hashPasswords(plans: readonly CodePlan[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const different = new Set(plans.flatMap(({ input }) => input.password ?? []))
  if (different.size > requestLimits.passwordsAtOnce) {
    const detail = `A request has at most ${requestLimits.passwordsAtOnce} different passwords`
    throw new ApiProblem('invalid', { detail })
  }
  for (const { input } of plans) {
    if (input.password && !hashes.has(input.password)) {
      hashes.set(input.password, await hashPassword(input.password))
    }
  }
  return hashes
}

type NewRow = { id: string; slug: string } & Record<string, unknown>

/** Maximum characters of JSON in one statement, unless a single code has more. */
const statementLength = 512 * 1024
const statementCodes = 50

/** Inserts rows with their chosen or else random slugs; tries another random slug if one is in use. */
async function insertRows(execute: Execute, codes: readonly NewRow[]): Promise<CodeRow[]> {
  const made = new Map<string, CodeRow>()
  let missing = [...codes]
  while (missing.length > 0) {
    await nextTurn()
    const drawn: string[] = []
    let length = 0
    for (const code of missing) {
      if (drawn.length === statementCodes || length > statementLength) break
      const slug = code.slug || makeSlug(randomInt)
      const row = JSON.stringify({
        ...code,
        slug,
        folded: foldSlug(slug),
        chosen: code.slug !== '',
      })
      drawn.push(row)
      length += row.length
    }
    const rows = await execute<CodeRow>(sql`
      insert into codes (id, slug, type, document, design, status, locale, name, time_zone,
        revision, checked_at, suspicion, password_hash, email_hash, edit_key_hash)
      select id, slug, type::enum_codes_type, document, design, 'active',
        locale::enum_codes_locale, name, time_zone, 1, checked_at, suspicion, password_hash, email_hash,
        edit_key_hash
      from jsonb_to_recordset(${`[${drawn.join()}]`}::jsonb) as drawn (id uuid, slug text,
        type text, document jsonb, design jsonb, locale text, name text, time_zone text,
        checked_at timestamptz, suspicion text, password_hash text, email_hash text, edit_key_hash text,
        folded text, chosen boolean)
      where chosen or not exists (select 1 from chosen_slugs where chosen_slugs.folded = drawn.folded)
      on conflict (slug) do nothing returning ${codeColumns}`)
    for (const row of rows) made.set(row.id, row)
    if (missing.slice(0, drawn.length).some(({ id, slug }) => slug !== '' && !made.has(id))) {
      throw slugProblem('taken')
    }
    missing = missing.filter(({ id }) => !made.has(id))
  }
  return codes.map(({ id }) => made.get(id) as CodeRow)
}
