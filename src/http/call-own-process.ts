import { internalToken } from '@/env'

/** Asks this process's own site on an internal route. Rejects for any answer but a good one. */
export async function askOwnProcess(
  port: number,
  path: string,
  data: object,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${internalToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
    signal,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text || `${path} was answered with ${answer.status}`)
}

/** The same, with failures logged. */
export async function callOwnProcess(
  port: number,
  path: string,
  data: object,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await askOwnProcess(port, path, data, signal)
  } catch (cause) {
    if (!signal?.aborted) console.error(`${path} could not be called`, cause)
  }
}
