import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeDocument, type CodeView, findMissingFiles } from '@/codes'
import { nextTurn } from '../next-turn'
import { ApiProblem } from './api/api-problem'
import { resolveEditedDocument } from './api/resolve-document'
import type { CodeEditInput } from './api/schemas'
import { type CodeRow, findCodeRow, updateCode } from './code-row'
import { hashEmail } from './hash-email'
import { hashPassword } from './hash-password'
import { prepareDocument } from './prepare-documents'
import { refuseUnlessLive } from './refuse-unless-live'
import { viewCode } from './view-code'

/** Applies an edit, unless the code has changed since the client read it. */
export async function editCode(row: CodeRow, edit: CodeEditInput): Promise<CodeView> {
  refuseUnlessLive(row)
  if (edit.revision !== Number(row.revision)) throw changed(row)
  const changes = sql.join(await listChanges(row, edit), sql`, `)
  await nextTurn()
  const edited = await updateCode(
    row.id,
    changes,
    sql`revision = ${edit.revision} and status <> 'blocked' and deleted_at is null`,
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

async function listChanges(row: CodeRow, edit: CodeEditInput): Promise<SQL[]> {
  const { design, name, timeZone, password, email } = edit
  const changes = [sql`slug = slug`]
  const requested = resolveEditedDocument(row.document, edit)
  if (requested) {
    const fileIds = row.files.map(({ id }) => id)
    const { value, pointerInBody } = requested
    const { document, suspicion, isChecked } = await prepareDocument(value, fileIds, pointerInBody)
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
  return changes
}
