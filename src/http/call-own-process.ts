import { internalToken } from '@/env'

/** Posts to an internal route of this process. Rejects if the response is not successful. */
async function callOwnProcess(
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

/** Posts to an internal route of this process and logs a failure. */
export async function callOwnProcessLogged(
  port: number,
  path: string,
  data: object,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await callOwnProcess(port, path, data, signal)
  } catch (cause) {
    if (!signal?.aborted) console.error(`${path} could not be called`, cause)
  }
}
