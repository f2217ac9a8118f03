import type { Pixels } from '@/qr/render/pixels'
import { startLook } from './cascade/look'
import { findOthers } from './cascade/read-by-finders'
import { scaleCodes } from './cascade/scale-codes'
import { steps } from './cascade/steps'
import { type CodeFormat, type FoundCode, qrFormats } from './code-found'
import { fitPicture } from './fit-picture'
import { toLuma, toRgba } from './pixels/luma'
import { scaleLuma } from './pixels/scale-luma'

/** For a frame of a camera, several a second; and for a picture that somebody waits for. */
export const budgetsMs = { frame: 80, picture: 6000 } as const

/** Below this budget only quick steps are taken, and codes left beside those found stay unread. */
const patientFromMs = 500

export type DecodeOptions = {
  /** No step starts after this; the first is always taken. */
  budgetMs: number
  signal?: AbortSignal
  /** QR, Micro QR and rMQR unless more are asked for. */
  formats?: readonly CodeFormat[]
  /** Is told of every step before it starts. */
  onProgress?: (step: DecodeStep) => void
  /** Index of the step to begin with, where those before are known to lead nowhere. */
  startAt?: number
}

export type DecodeStep = { name: string; index: number; count: number }

/**
 * All codes in a picture, by a cascade of ever more patient steps in the thread of the caller.
 * What it returns passed the error correction of its format; an empty list means that nothing was
 * found in the time given. Call `prepareZxing` before; without it only QR codes are found, by
 * slower means.
 *
 * @throws the signal's reason once it is aborted
 */
export async function decodePixels(
  pixels: Pixels,
  { budgetMs, signal, formats = qrFormats, onProgress, startAt = 0 }: DecodeOptions,
): Promise<FoundCode[]> {
  signal?.throwIfAborted()
  if (!isPicture(pixels)) return []
  const endMs = performance.now() + budgetMs
  const isLate = () => performance.now() > endMs || signal?.aborted === true
  const fitted = fitPixels(pixels)
  const look = startLook(fitted, formats, isLate)
  const isPatient = budgetMs >= patientFromMs
  const taken = steps.filter(({ quick }) => quick || isPatient)
  for (const [index, step] of taken.entries()) {
    if (index < startAt) continue
    if (index > startAt) {
      if (!step.quick) await nextTask()
      signal?.throwIfAborted()
      if (isLate()) break
    }
    onProgress?.({ name: step.name, index, count: taken.length })
    const found = await step.run(look)
    if (found.length === 0) continue
    const all = isPatient ? await findOthers(look, found) : found
    return scaleCodes(all, pixels.width / fitted.width)
  }
  signal?.throwIfAborted()
  return []
}

function fitPixels(pixels: Pixels): Pixels {
  const { width, height } = fitPicture(pixels.width, pixels.height)
  return width === pixels.width ? pixels : toRgba(scaleLuma(toLuma(pixels), width, height))
}

/** Whether sizes are whole, above 0 and agree with the number of bytes. */
export function isPicture({ rgba, width, height }: Pixels): boolean {
  return (
    Number.isInteger(width) &&
    Number.isInteger(height) &&
    width > 0 &&
    height > 0 &&
    rgba.length === width * height * 4
  )
}

/** Lets messages in, such as the one that aborts. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
