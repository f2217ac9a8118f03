import { idempotencyKeyHeader, type NewCode, newDocument, type Problem } from '@/codes'
import type { ApiAnswer } from '@/data/operations/api-types'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { applyRowStyle } from '@/qr/batch'
import { isHostedType, type PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { type Answer, type ClientCall, callApi } from '@/tools/shared/dynamic/code-client'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { solveProof } from '@/tools/shared/dynamic/solve-proof'
import type { MadeLink } from '../batch-job'
import { findPicture, type JobHeader, type WorkRow } from './work-job'

type BulkAnswer = ApiAnswer<'POST /codes/bulk'>

type LinkedRows =
  | { ok: true; made: MadeLink[]; areKeysStored: boolean }
  | { ok: false; problem: Problem | null }

/** The server truncates longer names. */
const nameMaxLength = 120
/** Limit for rows with a style of their own; a picture in each would make the request too large. */
const maxDesignLength = 16_000

/**
 * Creates dynamic codes for rows in one request. `key` is the same for every request with the same
 * rows, so that the server repeats a lost response instead of creating the codes twice. The edit
 * keys are stored in this browser before any other processing.
 */
export async function makeLinks(
  { key, header, rows }: { key: string; header: JobHeader; rows: readonly WorkRow[] },
  onProve: () => void = () => {},
): Promise<LinkedRows> {
  const body = { codes: rows.map((row) => newCode(row, header)), design: header.design }
  let answer = await send(body, key)
  const challenge = !answer.ok && answer.problem?.key === 'proof' && answer.problem.challenge
  if (challenge) {
    onProve()
    // If it cannot be solved, the first response remains.
    const proof = await solveProof(challenge).catch(() => undefined)
    if (proof) answer = await send({ ...body, proof }, key)
  }
  if (!answer.ok) return { ok: false, problem: answer.problem }
  const { results } = answer.body
  const made = rows.map((row, index) => readResult(row, results[index]))
  return { ok: true, made, areKeysStored: await storeKeysOf(rows, made) }
}

function send(
  body: ClientCall<'POST /codes/bulk'>['body'],
  key: string,
): Promise<Answer<BulkAnswer>> {
  const headers = { [idempotencyKeyHeader]: key }
  return callApi('POST /codes/bulk', { body, headers })
}

function newCode(row: WorkRow, { language = '', dynamic, ...header }: JobHeader): NewCode {
  const { content, title } = row
  if (!isHostedType(content.type)) throw new Error(`${content.type} cannot be dynamic`)
  const locale = isLocale(language) ? language : defaultLocale
  const design = row.look && findDesign(row, header, dynamic?.sampleLink ?? row.text)
  return {
    document: newDocument(content as PageDraft, locale),
    name: [...title].slice(0, nameMaxLength).join(''),
    locale,
    ...(dynamic && { timeZone: dynamic.timeZone }),
    ...(design && { design }),
  }
}

/** The style of a row if it is short enough; other rows have that of the batch. */
function findDesign(
  { look }: WorkRow,
  { design, pictures }: Pick<JobHeader, 'design' | 'pictures'>,
  text: string,
): Design | undefined {
  const logo = look?.logo && findPicture(look.logo, pictures)
  const dressed = applyRowStyle(design, { ...look, ...(logo && { logo }) }, text)
  if (!dressed.ok || JSON.stringify(dressed.design).length > maxDesignLength) return undefined
  return dressed.design
}

function readResult(
  { row, content }: WorkRow,
  result: BulkAnswer['results'][number] | undefined,
): MadeLink {
  if (result && 'code' in result) {
    const { slug, link } = result.code
    // Codes outside of a workspace always have an edit key.
    return { slug, editKey: result.editKey ?? '', link }
  }
  const error = result?.errors?.find(({ key }) => key.includes('.'))
  const [, field] = /\/fields\/([^/]+)$/.exec(error?.pointer ?? '') ?? []
  const value = field && (content as unknown as Record<string, unknown>)[field]
  return {
    refusal: {
      row,
      ...(field && { field }),
      ...(typeof value === 'string' && { value: value.slice(0, nameMaxLength) }),
      reason: error?.key ?? `codes.problems.${result?.key ?? 'unavailable'}`,
      ...(error?.values && { values: error.values }),
    },
  }
}

async function storeKeysOf(rows: readonly WorkRow[], made: readonly MadeLink[]): Promise<boolean> {
  const addedAt = Date.now()
  const keys = made.flatMap((each, index) => {
    if ('refusal' in each) return []
    const { slug, editKey } = each
    return [{ slug, editKey, name: rows[index]?.title ?? '', addedAt }]
  })
  return storeKeys(keys).then(
    () => true,
    () => false,
  )
}
