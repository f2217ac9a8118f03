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
import { paths } from '@/paths'

/** The response of the server, or its problem; `null` without a response. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: Problem | null }

/** @param idempotencyKey the same for a repeated attempt, so that it creates no second code */
export function submitNewCode(
  input: NewCode,
  idempotencyKey: string,
): Promise<Answer<CreatedCode>> {
  return callApi(`${paths.codesApi}/codes`, {
    method: 'POST',
    body: input,
    headers: { [idempotencyKeyHeader]: idempotencyKey },
  })
}

export function readCode({ slug, editKey }: OwnedKey): Promise<Answer<CodeView>> {
  return callApi(paths.codeApi(slug), { editKey })
}

/** Reads up to `maxListedCodes` codes; each result is a code or its problem. */
export function fetchCodes(
  keys: readonly OwnedKey[],
): Promise<Answer<{ results: readonly (CodeView | Problem)[] }>> {
  const codes = keys.map(({ slug, editKey }) => ({ slug, editKey }))
  return callApi(`${paths.codesApi}/codes/read`, { method: 'POST', body: { codes } })
}

export function submitCodeEdit(
  { slug, editKey }: OwnedKey,
  edit: CodeEdit,
): Promise<Answer<CodeView>> {
  return callApi(paths.codeApi(slug), { method: 'PATCH', body: edit, editKey })
}

/**
 * Changes settings that no other edit depends on, so edits made elsewhere do not cause a conflict.
 */
export async function putSetting(
  owned: OwnedKey,
  setting: Pick<CodeEdit, 'password' | 'email' | 'timeZone'>,
  revision: number,
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
  return callApi(paths.codeApi(slug, `/${action}`), { method: 'POST', editKey })
}

/** Creates a new key, which invalidates the old one. */
export function requestKeyRotation({ slug, editKey }: OwnedKey): Promise<Answer<CreatedCode>> {
  return callApi(paths.codeApi(slug, '/rotate-key'), { method: 'POST', editKey })
}

/** Sends the link with the key to an address. */
export function requestKeyMail(
  { slug, editKey }: OwnedKey,
  email: string,
  locale: string,
): Promise<Answer<null>> {
  return callApi(paths.codeApi(slug, '/mail-key'), {
    method: 'POST',
    body: { email, locale },
    editKey,
  })
}

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  editKey?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls the site's own API, which accepts clean texts only. Never rejects unless it is aborted.
 */
export async function callApi<Body>(
  address: string,
  { method = 'GET', body, editKey, headers, signal }: Call = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(address, {
      method,
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
      return { ok: true, body: read as Body }
    }
    const isProblem = type.startsWith('application/problem+json')
    return { ok: false, problem: isProblem ? ((await response.json()) as Problem) : null }
  } catch (cause) {
    if (signal?.aborted) throw cause
    return { ok: false, problem: null }
  }
}
