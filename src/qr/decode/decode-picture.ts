import { longFromMs, patientFromMs } from './budgets'
import { type CascadeState, mapCorners, startCascade } from './cascade/cascade-state'
import { mergeFound } from './cascade/merge-found'
import { findOthers, findRest } from './cascade/read-by-finders'
import { readQuads } from './cascade/read-quads'
import { readThoroughly } from './cascade/steps'
import { type CodeFormat, type FoundCode, qrFormats } from './code-found'
import type { PictureSource } from './picture-source'
import { planRounds, type Round } from './plan-rounds'
import { textOfStretches } from './symbol/text-of-stretches'

export type DecodeOptions = {
  /** No step starts after this time; the first step always runs. */
  budgetMs: number
  signal?: AbortSignal
  /** QR, Micro QR and rMQR by default. */
  formats?: readonly CodeFormat[]
  /** Language of the page, which decides between encodings that are equally plausible. */
  language?: string
  /**
   * Continues after a success until every readable code is found, including inverted or damaged
   * codes next to plain ones. Needs two to four times as long.
   */
  findAll?: boolean
  /** Stops after the quick steps if they find nothing, regardless of the remaining time. */
  quickOnly?: boolean
  /** Called before every step. */
  onProgress?: (step: DecodeStep) => void
  /** Called with all codes found so far, each time the list grows. */
  onFound?: (codes: readonly FoundCode[]) => void
  /** Index of the first step to run, where earlier steps are known to find nothing. */
  startAt?: number
}

/** `quick`: the step is fast enough for a camera frame. */
export type DecodeStep = { name: string; index: number; count: number; quick: boolean }

/**
 * Finds all codes in a picture with a cascade of increasingly slow steps in the caller's thread:
 * first in the whole picture, then in its parts if the picture is too large to be decoded at full
 * size.
 *
 * @throws the signal's reason once it is aborted
 */
export async function decodePicture(
  source: PictureSource,
  { onFound, ...options }: DecodeOptions,
): Promise<FoundCode[]> {
  const decodeTexts = (codes: readonly FoundCode[]) =>
    codes.map((code) => decodeIn(code, options.language))
  return decodeTexts(
    await findCodes(source, {
      ...options,
      ...(onFound && { onFound: (codes) => onFound(decodeTexts(codes)) }),
    }),
  )
}

/** Engines decode without knowing the language. */
function decodeIn(code: FoundCode, language: string | undefined): FoundCode {
  return language && code.stretches
    ? { ...code, ...textOfStretches(code.stretches, language) }
    : code
}

async function findCodes(source: PictureSource, options: DecodeOptions): Promise<FoundCode[]> {
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
      // Later steps on the same picture reuse the results of earlier ones.
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
        add(await readQuads(state, found))
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

/** Yields to the event loop, so that messages such as an abort are processed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
