import {
  type FindFixedTexts,
  type MachineInline,
  type ProtectedText,
  protectText,
} from './protect-text'
import { MachineError, type MachineProvider } from './provider'

export type MachineText = {
  content: readonly MachineInline[]
  /** Whether the content of a tag is the same in all languages. */
  isLiteral: (id: string) => boolean
}

/** A translation; undefined if its tags did not come back whole, or it cannot be one. */
export type MachineTranslation = MachineInline[] | undefined

type Options = {
  provider: MachineProvider
  source: string
  target: string
  findFixed: FindFixedTexts
  signal: AbortSignal
}

/** Requests at the same time. */
const concurrency = 3

/**
 * Translates texts and returns the translations in their order.
 *
 * @throws (rejects with) MachineError
 */
export async function translateTexts(
  texts: readonly MachineText[],
  { provider, source, target, findFixed, signal }: Options,
): Promise<MachineTranslation[]> {
  const prepared = texts.map(({ content, isLiteral }) => protectText(content, isLiteral, findFixed))
  // What has no words may still have terms, which are replaced.
  const done = new Map(
    prepared.filter(({ hasWords }) => !hasWords).map((one) => [one, one.restore(one.text)]),
  )
  const batches = splitBatches(
    prepared.filter(({ hasWords }) => hasWords),
    provider.limits,
  )
  // The first failure ends the other requests.
  const stop = new AbortController()
  const signals = AbortSignal.any([signal, stop.signal])
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const sent = batch.map(({ text }) => text)
      const answers = await provider.translate(sent, { source, target }, signals)
      if (answers.length !== batch.length) throw new MachineError('malformed')
      for (const [index, one] of batch.entries())
        done.set(one, readAnswer(one, answers[index] ?? ''))
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    stop.abort()
  }
  return prepared.map((one) => done.get(one))
}

function readAnswer({ text, restore }: ProtectedText, answer: string): MachineTranslation {
  // Models sometimes repeat themselves without end, or say nothing.
  const isPlausible = answer.trim() !== '' && answer.length <= 5 * text.length + 200
  return isPlausible ? restore(answer) : undefined
}

function splitBatches(
  texts: readonly ProtectedText[],
  limits: MachineProvider['limits'],
): ProtectedText[][] {
  const batches: ProtectedText[][] = []
  let characters = 0
  for (const one of texts) {
    const last = batches.at(-1)
    characters += one.text.length
    if (last && last.length < limits.texts && characters <= limits.characters) last.push(one)
    else {
      batches.push([one])
      characters = one.text.length
    }
  }
  return batches
}
