import 'server-only'
import { sql } from 'drizzle-orm'
import type { OwnedKey, Problem } from '@/codes'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import { ApiProblem } from './api/api-problem'
import { checkInput } from './api/read-input'
import { codeKeySchema } from './api/schemas'
import { type CodeRow, codeColumns } from './code-row'
import { hashEditKey } from './edit-key-hash'
import { viewCode } from './view-code'

/** Codes that are read in one query; a design may contain a large logo. */
const codesPerQuery = 25
/** The client requests the codes that exceed this again. */
const maxAnswerBytes = 16 * 1024 * 1024

type Listed = { key: OwnedKey } | { problem: Problem }

/**
 * Reads codes with their edit keys. Returns the JSON of the results in the order of the request. A
 * wrong key and an unknown code have the same problem, so lists cannot be used to find codes.
 */
export async function listOwnedCodes(codes: readonly unknown[]): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for (let at = 0; at < codes.length; at += codesPerQuery) {
    const listed = codes
      .slice(at, at + codesPerQuery)
      .map((code, index) => checkKey(code, at + index))
    const isFull = bytes > maxAnswerBytes
    const rows = isFull ? new Map<string, CodeRow>() : await findRows(listed)
    for (const each of listed) {
      await nextTurn()
      const result = isFull ? new ApiProblem('tooLarge').problem : await resultOf(each, rows)
      const json = Buffer.from((parts.length === 0 ? '' : ',') + JSON.stringify(result))
      bytes += json.length
      parts.push(json)
    }
  }
  return Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')])
}

function checkKey(code: unknown, index: number): Listed {
  try {
    return { key: checkInput(code, codeKeySchema, `/codes/${index}`) }
  } catch (cause) {
    if (cause instanceof ApiProblem) return { problem: cause.problem }
    throw cause
  }
}

async function resultOf(listed: Listed, rows: ReadonlyMap<string, CodeRow>) {
  if ('problem' in listed) return listed.problem
  const row = rows.get(listed.key.slug)
  const isOwned = row?.editKeyHash === hashEditKey(listed.key.editKey)
  return row && isOwned ? viewCode(row) : new ApiProblem('unauthorised').problem
}

/** Returns the id of a code of a list; undefined if its key is wrong. */
export async function findListedId(code: unknown): Promise<string | undefined> {
  const [row] = (await findRows([checkKey(code, 0)])).values()
  return row?.id
}

/** Returns the rows by slug. The key is part of the query, so that a wrong one costs no reading. */
async function findRows(listed: readonly Listed[]): Promise<ReadonlyMap<string, CodeRow>> {
  const pairs = listed.flatMap((each) =>
    'key' in each ? [sql`(${each.key.slug}, ${hashEditKey(each.key.editKey)})`] : [],
  )
  if (pairs.length === 0) return new Map()
  const rows = await queryRows<CodeRow>(sql`
    select ${codeColumns} from codes
    where (slug, edit_key_hash) in (${sql.join(pairs, sql`, `)})`)
  return new Map(rows.map((row) => [row.slug, row]))
}
