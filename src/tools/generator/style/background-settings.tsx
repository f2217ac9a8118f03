import { useTranslations } from 'next-intl'
import type { Design } from '@/qr/design'
import { FillField } from '@/tools/shared/style/fill-field'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { Field } from '@/ui/field'
import { RangeInput } from '@/ui/range-input'
import { useGenerator } from '../generator-context'
import { judgeBackground, judgeMargin } from './judge-fill'
import { SettingsGroup } from './settings-group'

const widestMarginModules = 12
const roundestCornerModules = 8

/** Background and quiet zone of the code. */
export function BackgroundSettings() {
  const { design, restyle } = useGenerator()
  const t = useTranslations('editor.style.ground')
  const { background, marginModules } = design
  const change = (part: Partial<Design['background']>, step?: string) =>
    restyle({ background: { ...background, ...part } }, step)
  const countModules = (count: number) => t('modules', { count })
  const backgroundVerdict = judgeBackground(background.fill)
  const marginVerdict = judgeMargin(marginModules)
  return (
    <SettingsGroup label={t('label')}>
      <Field
        label={
          <span className="flex items-center gap-1.5">
            {t('margin')}
            <OptionMark verdict={marginVerdict} />
          </span>
        }
        hint={marginVerdict === 'green' ? undefined : t('marginHint')}
      >
        {(control) => (
          <RangeInput
            {...control}
            value={marginModules}
            min={0}
            max={Math.max(widestMarginModules, marginModules)}
            formatValue={countModules}
            onValueChange={(count) => restyle({ marginModules: count }, 'margin')}
          />
        )}
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <FillField
            label={t('fill')}
            value={background.fill}
            allowGradient
            allowNone
            mark={backgroundVerdict}
            onValueChange={(fill, step) => fill && change({ fill }, step)}
          />
          {backgroundVerdict !== 'green' && (
            <p className="text-ink-soft text-xs">{t('clearHint')}</p>
          )}
        </div>
        <Field label={t('corners')}>
          {(control) => (
            <RangeInput
              {...control}
              value={background.cornerModules}
              min={0}
              max={roundestCornerModules}
              formatValue={countModules}
              onValueChange={(cornerModules) => change({ cornerModules }, 'ground-corners')}
            />
          )}
        </Field>
      </div>
    </SettingsGroup>
  )
}
