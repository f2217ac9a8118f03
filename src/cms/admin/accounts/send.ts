import type { AccountTexts } from './texts'

export type Sent<Answer> = { answer?: Answer; fault?: string; needsCode?: boolean }

/** Sends a form for accounts. `fault` is a translated error message. */
export async function send<Answer>(
  path: string,
  body: object,
  texts: Pick<AccountTexts, 'failed'>,
): Promise<Sent<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.ok) return { answer }
    const [error] = answer.errors ?? []
    // Payload lists the errors of single fields below the error.
    const fault = error?.data?.errors?.[0]?.message ?? error?.message ?? texts.failed
    return { fault, needsCode: error?.data?.secondFactor === true }
  } catch {
    return { fault: texts.failed }
  }
}
