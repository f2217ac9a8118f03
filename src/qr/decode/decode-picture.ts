import { longFromMs, patientFromMs } from './budgets'
import { type CascadeState, mapCorners, startCascade } from './cascade/cascade-state'
import { mergeFound } from './cascade/merge-found'
import { findOthers, findRest } from './cascade/read-by-finders'
import { readQuads } from './cascade/read-quads'
import { readThoroughly } from './cascade/steps'
import { type CodeFormat, type FoundCode, qrFormats } from './code-found'
import type { PictureSource } from './picture-source'
import { planRounds, type Round } from './plan-rounds'

export type DecodeOptions = {
  /** No step starts after this; the first is always taken. */
  budgetMs: number
  signal?: AbortSignal
  /** QR, Micro QR and rMQR by default. */
  formats?: readonly CodeFormat[]
  /**
   * Goes on after a success until every code that can be seen is read, also what lies inverted or
   * damaged next to plain ones. It takes two to four times as long.
   */
  findAll?: boolean
  /** Gives up where the quick steps find nothing, however much time there is. */
  quickOnly?: boolean
  /** Is notified of every step before it starts. */
  onProgress?: (step: DecodeStep) => void
  /** Is notified of what has been found so far, each time there is more. */
  onFound?: (codes: readonly FoundCode[]) => void
  /** Index of the step to begin with, where those before are known to lead nowhere. */
  startAt?: number
}

/** `quick`: one of the steps that a camera frame can pay for. */
export type DecodeStep = { name: string; index: number; count: number; quick: boolean }

/**
 * All codes in a picture, by a cascade of ever more patient steps in the thread of the caller: the
 * whole first, then, where it is too large to be seen at its own size, part by part.
 *
 * @throws the signal's reason once it is aborted
 */
export async function decodePicture(
  source: PictureSource,
  options: DecodeOptions,
): Promise<FoundCode[]> {
  const { budgetMs, signal, formats = qrFormats, findAll, onProgress, onFound } = options
  const { startAt = 0 } = options
  signal?.throwIfAborted()
  const endMs = performance.now() + budgetMs
  const isLate = () => performance.now() > endMs || signal?.aborted === true
  const isPatient = budgetMs >= patientFromMs
  const rounds = planRounds(source.width, source.height, {
    isPatient,
    isLong: budgetMs >= longFromMs,
    quickOnly: options.quickOnly === true,
  })
  const count = rounds.reduce((sum, { steps }) => sum + steps.length, 0)
  const all: FoundCode[] = []
  let state: CascadeState | undefined
  let lastRound: Round | undefined
  let index = 0

  for (const round of rounds) {
    const first = index
    index += round.steps.length
    if (index <= startAt || (round.isLastResort && all.length > 0)) continue
    for (const [offset, step] of round.steps.entries()) {
      const at = first + offset
      if (at < startAt) continue
      if (at > startAt) {
        if (!step.quick || offset === 0) await nextTask()
        signal?.throwIfAborted()
        if (isLate()) return all
      }
      // What earlier steps saw in the same picture serves the later ones.
      if (!state || lastRound?.area !== round.area) {
        state = startCascade(source.draw(round.area, round.width, round.height), formats, isLate)
        lastRound = round
      }
      const name = round.label ? `${round.label}, ${step.name}` : step.name
      onProgress?.({ name, index: at, count, quick: step.quick && round.label === '' })
      const found = await step.run(state)
      if (found.length === 0) continue
      const add = (codes: readonly FoundCode[]) => {
        mergeFound(found, codes)
        const before = all.length
        mergeFound(all, toSource(codes, round))
        if (all.length > before) onFound?.([...all])
      }
      add(found)
      if (findAll) {
        add(await readThoroughly(state))
        add(await readQuads(state))
      }
      if (isPatient) add(await (findAll ? findRest : findOthers)(state, found))
      break
    }
  }
  signal?.throwIfAborted()
  return all
}

function toSource(codes: readonly FoundCode[], { area, width, height }: Round): FoundCode[] {
  const [across, down] = [area.width / width, area.height / height]
  return codes.map((code) => ({
    ...code,
    corners: mapCorners(code.corners, ({ x, y }) => ({
      x: area.left + x * across,
      y: area.top + y * down,
    })),
  }))
}

/** Lets messages in, such as the one that aborts. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
