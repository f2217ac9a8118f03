import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeDocument, type CodeView, findMissingFiles } from '@/codes'
import { nextTurn } from '../next-turn'
import type { CodeChange } from '../workspaces/log-changes'
import { pickMembers } from '../workspaces/pick-members'
import { emailInWorkspace } from '../workspaces/place-codes'
import { ApiProblem } from './api/api-problem'
import { resolveEditedDocument } from './api/resolve-document'
import type { CodeEditInput } from './api/schemas'
import { type CodeRow, findCodeRow, updateCode } from './code-row'
import { isInAnyWorkspace, type OwnedCode } from './get-owned-code'
import { hashEmail } from './hash-email'
import { hashPassword } from './hash-password'
import { type PreparedDocument, prepareDocument } from './prepare-documents'
import { refuseUnlessLive } from './refuse-unless-live'
import { viewCode } from './view-code'

/** Applies an edit, unless the code has changed since the client read it. */
export async function editCode(row: OwnedCode, edit: CodeEditInput): Promise<CodeView> {
  refuseUnlessLive(row)
  if (edit.revision !== Number(row.revision)) throw await changed(row)
  if (edit.email && (await isInAnyWorkspace(row))) throw emailInWorkspace()
  const { changes, document } = await listChanges(row, edit)
  await nextTurn()
  const edited = await updateCode(
    row.id,
    sql.join(changes, sql`, `),
    sql`revision = ${edit.revision} and status <> 'blocked' and deleted_at is null`,
    describeEdit(row, { ...edit, ...(document && { document }) }),
  )
  if (edited) return viewCode(edited)
  const current = await findCodeRow(row.slug)
  if (!current) throw new ApiProblem('unknown')
  refuseUnlessLive(current)
  throw await changed(current)
}

/** A new code may have no files yet; an edit publishes what it contains. */
function refuseWithoutFiles(document: CodeDocument): void {
  const errors = findMissingFiles(document).map(({ pointer, key }) => ({
    pointer: `/document${pointer}`,
    key,
  }))
  if (errors.length > 0) throw new ApiProblem('invalid', { errors })
}

async function changed(current: CodeRow): Promise<ApiProblem> {
  return new ApiProblem('changed', { current: await viewCode(current) })
}

/** The members that an edit changes, for the log. Secrets are mentioned, not stored. */
function describeEdit(
  { keyId, ...row }: OwnedCode,
  { design, name, timeZone, document, password, email }: Partial<CodeEditInput>,
): CodeChange[] {
  const changed = { document, design, name, timeZone }
  const names = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  const entries: CodeChange[] = []
  if (names.length > 0) {
    const present = { ...row, name: row.name ?? '', timeZone: row.timeZone ?? 'UTC' }
    const [before, after] = [pickMembers(present, names), pickMembers(changed, names)]
    entries.push({ keyId, action: 'editCode', before, after })
  }
  if (password !== undefined) {
    const before = { hasPassword: row.passwordHash !== null }
    const after = { hasPassword: password !== null }
    entries.push({ keyId, action: 'changePassword', before, after })
  }
  if (email !== undefined) {
    const [before, after] = [{ hasEmail: row.emailHash !== null }, { hasEmail: email !== null }]
    entries.push({ keyId, action: 'changeEmail', before, after })
  }
  return entries
}

async function listChanges(
  row: CodeRow,
  edit: CodeEditInput,
): Promise<{ changes: SQL[]; document?: CodeDocument }> {
  const { design, name, timeZone, password, email } = edit
  const changes = [sql`slug = slug`]
  const requested = resolveEditedDocument(row.document, edit)
  let prepared: PreparedDocument | undefined
  if (requested) {
    const fileIds = row.files.map(({ id }) => id)
    const { value, pointerInBody } = requested
    prepared = await prepareDocument(value, fileIds, pointerInBody)
    const { document, suspicion, isChecked } = prepared
    refuseWithoutFiles(document)
    changes.push(
      sql`document = ${JSON.stringify(document)}::jsonb`,
      sql`type = ${document.type}::enum_codes_type`,
      sql`suspicion = ${suspicion}, checked_at = ${isChecked ? sql`now()` : null}`,
    )
  }
  if (design !== undefined) {
    await nextTurn()
    changes.push(sql`design = ${design && JSON.stringify(design)}::jsonb`)
  }
  if (name !== undefined) changes.push(sql`name = ${name}`)
  if (timeZone !== undefined) changes.push(sql`time_zone = ${timeZone}`)
  if (password !== undefined) {
    changes.push(sql`password_hash = ${password && (await hashPassword(password))}`)
  }
  if (email !== undefined) changes.push(sql`email_hash = ${email && hashEmail(email)}`)
  return { changes, ...(prepared && { document: prepared.document }) }
}
