import { internalToken } from '@/env'

/** Asks this process's own site on an internal route; any answer but a good one is logged. */
export async function callOwnProcess(port: number, path: string, data?: object): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${internalToken}`, 'content-type': 'application/json' },
      body: data && JSON.stringify(data),
    })
    if (!answer.ok) console.error(`${path} was answered with ${answer.status}`)
  } catch (cause) {
    console.error(`${path} could not be called`, cause)
  }
}
