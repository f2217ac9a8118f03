import type { RepairedDesign, Verdict } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { createDesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'
import { optionKey } from './option-key'

export type Option = { text: string; design: Design; frameText: OutlinedText | null }

const verdictCache = 600
const verdicts = new Map<string, Verdict>()
const checker = createDesignChecker()
/** For requests of a user who is waiting. */
const urgent = { first: true }
const waiting: (() => Promise<void>)[] = []
let isWorking = false

/** Returns the cached verdict of an option, if any. */
export function findVerdict(option: Option): Verdict | undefined {
  return verdicts.get(optionKey(option))
}

/**
 * Returns the verdict of a code in another design, without decoding it. Options are checked one at
 * a time, in their own worker. A text that fits no symbol of the design is unreadable.
 *
 * @throws the signal's reason if it was aborted before its turn
 */
export function checkOption(
  option: Option,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Verdict> {
  return inTurn(async () => {
    signal?.throwIfAborted()
    const known = findVerdict(option)
    if (known) return known
    const pictures = await loadLogoPixels(option.design.logo)
    const result = await checker.check({ ...option, pictures }, { stress: false })
    const verdict = result?.ok ? result.verdict : 'unreadable'
    verdicts.set(optionKey(option), verdict)
    if (verdicts.size > verdictCache) verdicts.delete(verdicts.keys().next().value as string)
    return verdict
  })
}

/** Changes the option until every decoder reads it; null if its text fits no symbol. */
export function repairOption(
  option: Option,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Extract<RepairedDesign, { ok: true }> | null> {
  return inTurn(async () => {
    signal?.throwIfAborted()
    const pictures = await loadLogoPixels(option.design.logo)
    const repaired = await checker.repair({ ...option, pictures }, { signal })
    return repaired?.ok ? repaired : null
  }, urgent)
}

/** The worker processes only the latest request, so each waits for the previous one. */
function inTurn<Result>(work: () => Promise<Result>, { first = false } = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const turn = () => work().then(resolve, reject)
    if (first) waiting.unshift(turn)
    else waiting.push(turn)
    if (!isWorking) workOff()
  })
}

async function workOff() {
  isWorking = true
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) await turn()
  isWorking = false
}
