import { budgetsMs } from '@/qr/decode'

/** The part of a video to decode, in pixels of the video, and the size it is scaled to. */
export type FrameArea = {
  left: number
  top: number
  width: number
  height: number
  toWidth: number
  toHeight: number
}

export type PlannedFrame = { effort: 'quick' | 'patient'; area: FrameArea; budgetMs: number }

/** Decoded in a few hundredths of a second on a phone. */
const quickPixels = 1_000_000
const patientPixels = 2_100_000
const patientBudgetMs = 1200
/** Time without codes before the first patient attempt, and between two of them. */
export const patientAfterMs = 2000
const patientEveryMs = 2500

/**
 * Plans the part of the next frame to decode. The whole frame, scaled down, finds codes at arm's
 * length; every third frame is the middle in full resolution, for distant or small codes; and after
 * a while without codes, a patient attempt runs all steps of the decoder.
 */
export function createFramePlan(nowMs: number) {
  let lastFoundMs = nowMs
  let lastPatientMs = nowMs
  let count = 0
  let foundInMiddle = false
  return {
    planFrame(width: number, height: number, atMs: number): PlannedFrame {
      count += 1
      const isStuck = atMs - lastFoundMs >= patientAfterMs
      if (isStuck && atMs - lastPatientMs >= patientEveryMs) {
        lastPatientMs = atMs
        const area = planArea('whole', width, height, patientPixels)
        return { effort: 'patient', area, budgetMs: patientBudgetMs }
      }
      // Continues where a code was found, so that its outline does not flicker.
      const inMiddle = foundInMiddle ? count % 3 !== 0 : count % 3 === 0
      const area = planArea(inMiddle ? 'middle' : 'whole', width, height, quickPixels)
      return { effort: 'quick', area, budgetMs: budgetsMs.frame }
    },
    report({ area }: PlannedFrame, found: boolean, atMs: number): void {
      if (!found) return
      foundInMiddle = area.left > 0 || area.top > 0
      lastFoundMs = atMs
      lastPatientMs = atMs
    },
    isStuck: (atMs: number) => atMs - lastFoundMs >= patientAfterMs,
  }
}

/** The whole scaled down to `maxPixels`, or that many pixels of the middle in full resolution. */
function planArea(
  part: 'whole' | 'middle',
  width: number,
  height: number,
  maxPixels: number,
): FrameArea {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  const toWidth = Math.max(1, Math.round(width * scale))
  const toHeight = Math.max(1, Math.round(height * scale))
  if (part === 'whole') return { left: 0, top: 0, width, height, toWidth, toHeight }
  const left = Math.floor((width - toWidth) / 2)
  const top = Math.floor((height - toHeight) / 2)
  return { left, top, width: toWidth, height: toHeight, toWidth, toHeight }
}
