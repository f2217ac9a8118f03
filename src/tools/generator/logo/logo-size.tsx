import { useFormatter, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { checkDensity, findLargestLogoSize } from '@/qr/check'
import { type Design, type Logo, logoSizeLimits } from '@/qr/design'
import { encodeMatrix, type Level, levels } from '@/qr/encode'
import { placeLogo } from '@/qr/render'
import { OptionMark, type OptionVerdict } from '@/tools/shared/style/option-mark'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { useExportChoice } from '../export/export-choice'
import { measurePicture } from '../export/judge-size'
import { useGenerator } from '../generator-context'

/** The size of the logo, its maximum, and the maximum at a higher level. */
export function LogoSize({
  logo,
  verdicts,
}: {
  logo: Logo
  /** Verdicts by level. */
  verdicts: ReadonlyMap<string, OptionVerdict>
}) {
  const { code, design, restyle } = useGenerator()
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  const percent = (share: number) => number(share, { style: 'percent' })
  const largest = useLargestSizes(code.text, design, logo)
  const own = largest[design.level]
  const resize = (size: number) => restyle({ logo: { ...logo, size } }, 'logo-size')

  // The estimate is conservative; the result of the check has priority.
  const isTooLarge = logo.size > (own.size ?? 0) && verdicts.get(design.level)?.verdict !== 'green'
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
              <OptionMark {...verdicts.get(level)} />
            </>
          ),
        }))}
        value={design.level}
        onValueChange={(level) => restyle({ level })}
      />
    </div>
  )
}

type LevelRoom = {
  /** Whether the text fits at all. */
  isPossible: boolean
  /** The largest size as a share of the code; undefined if even the smallest is too large. */
  size: number | undefined
}

/** The largest size of a logo at each level. */
function useLargestSizes(
  text: string,
  { minVersion, mask, eci }: Design,
  { source, marginModules, shape, clearing }: Logo,
): Readonly<Record<Level, LevelRoom>> {
  const symbols = useMemo(
    () => levels.map((level) => encodeMatrix(text, { level, minVersion, mask, eci })),
    [text, minVersion, mask, eci],
  )
  return useMemo(() => {
    const logo: Logo = {
      source,
      marginModules,
      shape,
      clearing,
      size: 0.2,
      backdrop: { kind: 'none' },
    }
    const rooms = levels.map((level, index) => {
      const drawn = symbols[index]
      const size = drawn?.ok ? findLargestLogoSize(logo, drawn.matrix) : undefined
      return [level, { isPossible: drawn?.ok === true, size }] as const
    })
    return Object.fromEntries(rooms) as Record<Level, LevelRoom>
  }, [symbols, source, marginModules, shape, clearing])
}

/** A smaller logo is a blot on paper. */
const leastWidthMm = 5
/** A lower resolution is visibly blurred at arm's length. */
const leastDpi = 120
const mmPerInch = 25.4

/** Warns of a logo that is tiny on paper, or has too few pixels for its size there. */
function LogoNotices({
  logo,
  largest,
  onResize,
}: {
  logo: Logo
  /** The largest size that leaves enough error correction. */
  largest: number | undefined
  onResize: (size: number) => void
}) {
  const { code, design } = useGenerator()
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  const { printWidthMm } = useExportChoice()
  const picture = measurePicture(code.matrix, design)
  const symbol = { x: 0, y: 0, sizeModules: picture.sizeModules }
  const { moduleMm, printWidthMm: paperMm } = checkDensity(
    { ...picture, symbol },
    printWidthMm ?? undefined,
  )
  const { width, height } = placeLogo(logo, picture.sizeModules).picture
  const widthMm = Math.max(width, height) * moduleMm
  const needed = Math.ceil((100 * leastWidthMm) / (picture.sizeModules * moduleMm)) / 100
  const canGrow = needed <= Math.min(largest ?? 0, logoSizeLimits.max)
  const longestPx = countPixels(logo.source)
  const isCoarse = longestPx !== undefined && (longestPx / widthMm) * mmPerInch < leastDpi
  return (
    <>
      {widthMm < leastWidthMm && (
        <Notice tone="warn">
          <p>
            {t('tiny', {
              logoMm: Math.floor(widthMm * 10) / 10,
              widthMm: Math.round(paperMm),
              leastMm: leastWidthMm,
            })}
          </p>
          {canGrow && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={() => onResize(Math.max(needed, logoSizeLimits.min))}
            >
              {t('enlarge', { size: number(needed, { style: 'percent' }) })}
            </Button>
          )}
        </Notice>
      )}
      {isCoarse && <Notice tone="warn">{t('coarse', { px: longestPx })}</Notice>}
    </>
  )
}

/** Returns the longer side in pixels; undefined for drawings, which are sharp at any size. */
function countPixels(source: Logo['source']): number | undefined {
  if (source.kind === 'icon' || source.dataUrl.startsWith('data:image/svg')) return undefined
  return Math.max(source.widthPx, source.heightPx)
}
