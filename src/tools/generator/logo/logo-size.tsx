import { useFormatter, useTranslations } from 'next-intl'
import type { Verdict } from '@/qr/check'
import { type Logo, logoSizeLimits } from '@/qr/design'
import { type Level, levels } from '@/qr/encode'
import { placeLogo } from '@/qr/render'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { useGenerator } from '../generator-context'
import { LogoNotices } from './logo-notices'
import { useLargestSizes } from './use-largest-sizes'

/** The size of the logo, its maximum, and the maximum at a higher level. */
export function LogoSize({
  logo,
  verdicts,
}: {
  logo: Logo
  /** Verdicts by level. */
  verdicts: ReadonlyMap<string, Verdict>
}) {
  const { code, design, restyle } = useGenerator()
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  const percent = (share: number) => number(share, { style: 'percent' })
  const largest = useLargestSizes(code.text, design, logo)
  const own = largest[design.level]
  const resize = (size: number) => restyle({ logo: { ...logo, size } }, 'logo-size')

  // The estimate is conservative; the result of the check has priority.
  const isTooLarge = logo.size > (own.size ?? 0) && verdicts.get(design.level) !== 'green'
  const enough = levels.find((level) => (largest[level].size ?? 0) >= logo.size)
  const { limited } = placeLogo(logo, code.matrix.sizeModules)
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('size.label')}
        hint={
          limited
            ? t('size.limited')
            : own.size
              ? t('size.largest', { size: percent(own.size), level: design.level })
              : t('size.noRoom', { level: design.level })
        }
      >
        {(control) => (
          <RangeInput
            {...control}
            value={Math.round(logo.size * 100)}
            min={logoSizeLimits.min * 100}
            max={logoSizeLimits.max * 100}
            formatValue={(value) => percent(value / 100)}
            onValueChange={(value) => resize(value / 100)}
          />
        )}
      </Field>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        <LogoNotices logo={logo} largest={own.size} onResize={resize} />
        {isTooLarge && (
          <Notice tone="warn">
            <p>{t('size.tooLarge', { size: percent(logo.size), level: design.level })}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              {own.size && (
                <Button variant="secondary" size="sm" onClick={() => resize(own.size ?? logo.size)}>
                  {t('size.shrink', { size: percent(own.size) })}
                </Button>
              )}
              {enough && (
                <Button variant="secondary" size="sm" onClick={() => restyle({ level: enough })}>
                  {t('size.raise', { level: enough })}
                </Button>
              )}
            </p>
          </Notice>
        )}
      </div>
      <Segmented<Level>
        legend={t('level.label')}
        hint={t('level.hint')}
        options={levels.map((level) => ({
          value: level,
          disabled: !largest[level].isPossible,
          description: largest[level].isPossible ? undefined : t('level.tooLong'),
          label: (
            <>
              {level}
              <span className="text-ink-soft text-xs tabular-nums">
                {largest[level].size
                  ? t('level.upTo', { size: percent(largest[level].size) })
                  : '–'}
              </span>
              <OptionMark verdict={verdicts.get(level)} />
            </>
          ),
        }))}
        value={design.level}
        onValueChange={(level) => restyle({ level })}
      />
    </div>
  )
}
