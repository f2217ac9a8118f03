import { MachineError, type MachineFailure } from './provider'

/** Translations on a small machine, or by a large model, take this long. */
const timeoutMs = 60_000
const maxBytes = 2 * 1024 * 1024

type JsonRequest = {
  /** Sent as JSON with POST; without one, the address is read with GET. */
  body?: object
  headers?: Record<string, string>
  signal: AbortSignal
}

/**
 * Requests JSON from a service. Redirects are not followed: they could lead the key and the texts
 * elsewhere.
 *
 * @throws (rejects with) MachineError
 */
export async function requestJson(
  address: string,
  { body, headers, signal }: JsonRequest,
): Promise<unknown> {
  const patience = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, patience]),
    })
    const text = await readBounded(answer)
    if (!answer.ok) throw new MachineError(reasonOf(answer.status, text), answer.status)
    return parse(text)
  } catch (cause) {
    if (cause instanceof MachineError) throw cause
    if (signal.aborted) throw new MachineError('cancelled')
    throw new MachineError(patience.aborted ? 'timeout' : 'unreachable')
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > maxBytes) throw new MachineError('malformed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MachineError('malformed')
  }
}

const failures: Record<number, MachineFailure> = {
  401: 'key',
  403: 'key',
  402: 'quota',
  456: 'quota',
  429: 'busy',
  529: 'busy',
  408: 'timeout',
  504: 'timeout',
}

function reasonOf(status: number, text: string): MachineFailure {
  // An account of OpenAI without credit is not merely busy.
  if (status === 429 && text.includes('insufficient_quota')) return 'quota'
  const known = failures[status]
  if (known) return known
  return status >= 500 || status < 400 || status === 404 ? 'unreachable' : 'refused'
}
