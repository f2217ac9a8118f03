import type { Design } from '@/qr/design/design'
import { createPen } from './create-pen'
import { drawRing, turnCorners } from './draw-box'
import { finderFrameForms } from './finder-frames'
import { finderPupilDrawings } from './finder-pupils'

const finderModules = 7

/** Draws the rings and the eyes of the three finder patterns (ISO/IEC 18004, 6.3.3). */
export function drawFinders(
  sizeModules: number,
  { frame, pupil }: Pick<Design['finders'], 'frame' | 'pupil'>,
  { x, y }: { x: number; y: number },
): { frames: string; pupils: string } {
  const frames = createPen()
  const pupils = createPen()
  const { corners, pupilScale } = finderFrameForms[frame]
  const far = sizeModules - finderModules
  for (const { left, top, turns } of [
    { left: x, top: y, turns: 0 },
    { left: x + far, top: y, turns: 1 },
    { left: x, top: y + far, turns: 3 },
  ]) {
    const box = { x: left, y: top, width: finderModules, height: finderModules }
    drawRing(frames, box, turnCorners(corners, turns), 1)
    const middle = finderModules / 2
    finderPupilDrawings[pupil](pupils, {
      x: left + middle,
      y: top + middle,
      scale: pupilScale,
      turns,
    })
  }
  return { frames: frames.path(), pupils: pupils.path() }
}
