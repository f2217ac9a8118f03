import {
  type CodeEdit,
  type CodeView,
  type CreatedCode,
  cleanTexts,
  idempotencyKeyHeader,
  type NewCode,
  type OwnedKey,
  type Problem,
} from '@/codes'
import type { ApiAnswer, ApiInput, ApiKey } from '@/data/operations/api-types'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'

/** The response of the server, or its problem; `null` without a response. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: Problem | null }

/** @param idempotencyKey the same for a repeated attempt, so that it creates no second code */
export function submitNewCode(
  input: NewCode,
  idempotencyKey: string,
): Promise<Answer<CreatedCode>> {
  const headers = { [idempotencyKeyHeader]: idempotencyKey }
  // Codes outside of a workspace always have an edit key.
  return callApi('POST /codes', { body: input, headers }) as Promise<Answer<CreatedCode>>
}

export function readCode({ slug, editKey }: OwnedKey): Promise<Answer<CodeView>> {
  return callApi('GET /codes/{slug}', { params: { slug }, editKey })
}

/** Reads up to `maxListedCodes` codes; each result is a code or its problem. */
export function fetchCodes(
  keys: readonly OwnedKey[],
): Promise<Answer<{ results: readonly (CodeView | Problem)[] }>> {
  const codes = keys.map(({ slug, editKey }) => ({ slug, editKey }))
  return callApi('POST /codes/read', { body: { codes } })
}

export function submitCodeEdit(
  { slug, editKey }: OwnedKey,
  edit: CodeEdit,
): Promise<Answer<CodeView>> {
  return callApi('PATCH /codes/{slug}', { params: { slug }, body: edit, editKey })
}

/**
 * Changes settings that no other edit depends on, so edits made elsewhere, or an unknown revision, do
 * not cause a conflict.
 */
export async function putSetting(
  owned: OwnedKey,
  setting: Pick<CodeEdit, 'password' | 'email' | 'timeZone'>,
  revision = 1,
): Promise<Answer<CodeView>> {
  const answer = await submitCodeEdit(owned, { ...setting, revision })
  const current = !answer.ok && answer.problem?.key === 'changed' && answer.problem.current
  if (!current) return answer
  return submitCodeEdit(owned, { ...setting, revision: (current as CodeView).revision })
}

export type CodeAction = 'pause' | 'resume' | 'delete' | 'restore'

export function actOnCode(
  { slug, editKey }: OwnedKey,
  action: CodeAction,
): Promise<Answer<CodeView>> {
  return callApi(`POST /codes/{slug}/${action}`, { params: { slug }, editKey })
}

/** Creates a new key, which invalidates the old one. */
export function requestKeyRotation({ slug, editKey }: OwnedKey): Promise<Answer<CreatedCode>> {
  return callApi('POST /codes/{slug}/rotate-key', { params: { slug }, editKey })
}

/** Sends the link with the key to an address. */
export function requestKeyMail(
  { slug, editKey }: OwnedKey,
  email: string,
  locale: Locale,
): Promise<Answer<null>> {
  return callApi('POST /codes/{slug}/mail-key', {
    params: { slug },
    body: { email, locale },
    editKey,
  })
}

export type ClientCall<Of extends ApiKey> = ApiInput<Of> & {
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Writes the address of an operation of the site's own API. */
export function apiAddress<Of extends ApiKey>(
  operation: Of,
  { params, query }: Pick<ApiInput<Of>, 'params' | 'query'> = {},
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = operation
    .slice(operation.indexOf('/'))
    .replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const search = query && new URLSearchParams(query as Record<string, string>)
  return `${paths.codesApi}${path}${search ? `?${search}` : ''}`
}

/**
 * Calls an operation of the site's own API, which accepts clean texts only. Never rejects unless it
 * is aborted.
 *
 * @param call `editKey` is that of the code, or the key of the workspace
 */
export async function callApi<Of extends ApiKey>(
  operation: Of,
  { params, query, body, headers, signal, editKey }: ClientCall<Of> & { editKey?: string } = {},
): Promise<Answer<ApiAnswer<Of>>> {
  const input = { ...(params && { params }), ...(query && { query }) } as ApiInput<Of>
  try {
    const response = await fetch(apiAddress(operation, input), {
      method: operation.slice(0, operation.indexOf(' ')),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(editKey && { authorization: `Bearer ${editKey}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(cleanTexts(body)) }),
      ...(signal && { signal }),
    })
    const type = response.headers.get('content-type') ?? ''
    if (response.ok) {
      const read = response.status === 204 ? null : await response.json()
      return { ok: true, body: read as ApiAnswer<Of> }
    }
    const isProblem = type.startsWith('application/problem+json')
    return { ok: false, problem: isProblem ? ((await response.json()) as Problem) : null }
  } catch (cause) {
    if (signal?.aborted) throw cause
    return { ok: false, problem: null }
  }
}
