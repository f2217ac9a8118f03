import 'server-only'
import { sql } from 'drizzle-orm'
import type { CodeFileView } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { type Execute, inTransaction } from '../in-transaction'

type OtherFile = { id: string; filesize: string; isSpare: boolean }

/** After this time, an upload that its code does not use may be replaced by another. */
const spareAfter = sql`interval '1 hour'`

/**
 * Inserts the row of a file whose bytes are stored already. The code is locked, so that two files cannot
 * both use the last free space. Returns `there` if the file was inserted with this id before.
 */
export function addFileRow(
  codeId: string,
  file: Omit<CodeFileView, 'path'>,
  storageKey: string,
  { most, mostBytes }: { most: number; mostBytes: number },
): Promise<'added' | 'there' | 'tooMany' | 'tooMuch'> {
  return inTransaction(async (query) => {
    const [code] = await query<{ status: string; deletedAt: unknown }>(sql`
      select status, deleted_at as "deletedAt" from codes where id = ${codeId} for update`)
    if (!code || code.deletedAt) throw new ApiProblem('gone')
    if (code.status === 'blocked') throw new ApiProblem('blocked')

    const others = await query<OtherFile>(sql`
      select file.id, file.filesize, file.created_at < now() - ${spareAfter}
          and strpos(code.document::text, file.id::text) = 0 as "isSpare"
      from code_files file join codes code on code.id = file.code_id
      where code.id = ${codeId} order by file.created_at`)
    if (others.some(({ id }) => id === file.id)) return 'there'
    const fault = await makeRoom(query, others, file.bytes, most, mostBytes)
    if (fault) return fault

    const added = await query(sql`
      insert into code_files
        (id, code_id, filename, mime_type, filesize, width, height, storage_key)
      values (${file.id}, ${codeId}, ${file.name}, ${file.mediaType}, ${file.bytes},
        ${file.widthPx}, ${file.heightPx}, ${storageKey})
      on conflict (id) do nothing returning id`)
    if (added.length === 0) throw new ApiProblem('invalid', { detail: 'The id is another file’s' })
    await query(sql`delete from loose_files where storage_key = ${storageKey}`)
    return 'added'
  })
}

async function makeRoom(
  query: Execute,
  others: readonly OtherFile[],
  bytes: number,
  most: number,
  mostBytes: number,
): Promise<'tooMany' | 'tooMuch' | undefined> {
  let count = others.length + 1
  let sum = others.reduce((all, { filesize }) => all + Number(filesize), bytes)
  const dropped: string[] = []
  for (const { id, filesize, isSpare } of others) {
    if (count <= most && sum <= mostBytes) break
    if (!isSpare) continue
    dropped.push(id)
    count -= 1
    sum -= Number(filesize)
  }
  if (count > most) return 'tooMany'
  if (sum > mostBytes) return 'tooMuch'
  for (const id of dropped) await query(sql`delete from code_files where id = ${id}`)
  return undefined
}
