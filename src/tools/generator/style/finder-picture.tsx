import { memo, useMemo } from 'react'
import type { FinderFrame, FinderPupil } from '@/qr/design'
import { createPen, drawRing, finderFrameForms, finderPupilDrawings } from '@/qr/render'

const sizeModules = 7

/** One finder pattern; the part that is not chosen here is dimmed. */
export const FinderPicture = memo(function FinderPicture({
  frame,
  pupil,
  faint,
}: {
  frame: FinderFrame
  pupil: FinderPupil
  faint: 'frame' | 'pupil'
}) {
  const paths = useMemo(() => drawFinder(frame, pupil), [frame, pupil])
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1.5 -1.5 ${sizeModules + 3} ${sizeModules + 3}`}
      className="mx-auto w-full max-w-16 fill-current"
    >
      <path d={paths.frame} opacity={faint === 'frame' ? 0.3 : 1} />
      <path d={paths.pupil} opacity={faint === 'pupil' ? 0.3 : 1} />
    </svg>
  )
})

/** As at the top left of a symbol. */
function drawFinder(frame: FinderFrame, pupil: FinderPupil): { frame: string; pupil: string } {
  const [ring, eye] = [createPen(), createPen()]
  const { corners, pupilScale } = finderFrameForms[frame]
  drawRing(ring, { x: 0, y: 0, width: sizeModules, height: sizeModules }, corners, 1)
  const middle = sizeModules / 2
  finderPupilDrawings[pupil](eye, { x: middle, y: middle, scale: pupilScale, turns: 0 })
  return { frame: ring.path(), pupil: eye.path() }
}
