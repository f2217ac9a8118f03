import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeDocument, type CodeView, findMissingFiles } from '@/codes'
import { nextTurn } from '../next-turn'
import type { CodeChange } from '../workspaces/log-changes'
import { pickMembers } from '../workspaces/pick-members'
import { ApiProblem } from './api/api-problem'
import { resolveEditedDocument } from './api/resolve-document'
import type { CodeEditInput } from './api/schemas'
import { type CodeRow, findCodeRow, updateCode } from './code-row'
import type { OwnedCode } from './get-owned-code'
import { hashEmail } from './hash-email'
import { hashPassword } from './hash-password'
import { type PreparedDocument, prepareDocument } from './prepare-documents'
import { refuseUnlessLive } from './refuse-unless-live'
import { viewCode } from './view-code'

/** Applies an edit, unless the code has changed since the client read it. */
export async function editCode(row: OwnedCode, edit: CodeEditInput): Promise<CodeView> {
  refuseUnlessLive(row)
  if (edit.revision !== Number(row.revision)) throw changed(row)
  const { changes, document } = await listChanges(row, edit)
  await nextTurn()
  const edited = await updateCode(
    row.id,
    sql.join(changes, sql`, `),
    sql`revision = ${edit.revision} and status <> 'blocked' and deleted_at is null`,
    { ...describeEdit(row, { ...edit, ...(document && { document }) }), keyId: row.keyId },
  )
  if (edited) return viewCode(edited)
  const current = await findCodeRow(row.slug)
  if (!current) throw new ApiProblem('unknown')
  refuseUnlessLive(current)
  throw changed(current)
}

/** A new code may have no files yet; an edit publishes what it contains. */
function refuseWithoutFiles(document: CodeDocument): void {
  const errors = findMissingFiles(document).map(({ pointer, key }) => ({
    pointer: `/document${pointer}`,
    key,
  }))
  if (errors.length > 0) throw new ApiProblem('invalid', { errors })
}

function changed(current: CodeRow): ApiProblem {
  return new ApiProblem('changed', { current: viewCode(current) })
}

/** The members that an edit changes, for the log. Secrets are mentioned, not stored. */
export function describeEdit(
  row: CodeRow,
  { design, name, timeZone, document, password, email }: Partial<CodeEditInput>,
): Omit<CodeChange, 'keyId'> {
  const changed = { document, design, name, timeZone }
  const names = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  const secrets = { ...(password !== undefined && { hasPassword: password !== null }) }
  const contacts = { ...(email !== undefined && { hasEmail: email !== null }) }
  return {
    action: 'editCode',
    before: {
      ...pickMembers({ ...row, name: row.name ?? '', timeZone: row.timeZone ?? 'UTC' }, names),
      ...(password !== undefined && { hasPassword: row.passwordHash !== null }),
      ...(email !== undefined && { hasEmail: row.emailHash !== null }),
    },
    after: { ...pickMembers(changed, names), ...secrets, ...contacts },
  }
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
