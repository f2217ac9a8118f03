import { useTranslations } from 'next-intl'
import { memo, useMemo } from 'react'
import {
  type Design,
  type FinderFrame,
  type FinderPupil,
  finderFrames,
  finderPupils,
} from '@/qr/design'
import { createPen, drawRing, finderFrameForms, finderPupilDrawings } from '@/qr/render'
import { FillField } from '@/tools/shared/style/fill-field'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { useVerdictMarks } from '@/tools/shared/style/use-verdict-marks'
import { PictureChoice } from '@/ui/picture-choice'
import { useGenerator } from '../generator-context'
import { judgeFill } from './judge-fill'
import { SettingsGroup } from './settings-group'

/** Shapes and colors of the finder patterns. */
export function FinderSettings() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.finders')
  const { finders, modules, background } = design
  const change = (part: Partial<Design['finders']>, step?: string) =>
    restyle({ finders: { ...finders, ...part } }, step)
  const withFinders = (part: Partial<Design['finders']>) => ({
    ...design,
    finders: { ...finders, ...part },
  })
  const base = { text: code.text, frameText }
  const frameMarks = useVerdictMarks(
    base,
    finderFrames.map((frame) => ({ id: frame, design: withFinders({ frame }) })),
  )
  const pupilMarks = useVerdictMarks(
    base,
    finderPupils.map((pupil) => ({ id: pupil, design: withFinders({ pupil }) })),
  )
  return (
    <SettingsGroup label={t('label')}>
      <PictureChoice
        legend={t('frame')}
        options={finderFrames.map((frame) => ({
          value: frame,
          label: t(`frames.${frame}`),
          picture: <FinderPicture frame={frame} pupil={finders.pupil} faint="pupil" />,
          mark: <OptionMark {...frameMarks.get(frame)} className="absolute end-1 top-1" />,
        }))}
        value={finders.frame}
        onValueChange={(frame) => change({ frame }, 'finder-frame')}
        className="grid-cols-4 @lg:grid-cols-8"
      />
      <PictureChoice
        legend={t('pupil')}
        options={finderPupils.map((pupil) => ({
          value: pupil,
          label: t(`pupils.${pupil}`),
          picture: <FinderPicture frame={finders.frame} pupil={pupil} faint="frame" />,
          mark: <OptionMark {...pupilMarks.get(pupil)} className="absolute end-1 top-1" />,
        }))}
        value={finders.pupil}
        onValueChange={(pupil) => change({ pupil }, 'finder-pupil')}
        className="grid-cols-4 @md:grid-cols-5"
      />
      <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
        {(['frameFill', 'pupilFill'] as const).map((part) => (
          <FillField
            key={part}
            label={t(part)}
            value={finders[part]}
            allowGradient
            inherit={t('inherit')}
            inherited={modules.fill}
            mark={finders[part] ? judgeFill(finders[part], background) : undefined}
            onValueChange={(fill, step) => change({ [part]: fill }, step)}
          />
        ))}
      </div>
    </SettingsGroup>
  )
}

const sizeModules = 7

/** One finder pattern; the part that is not chosen here is dimmed. */
const FinderPicture = memo(function FinderPicture({
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
