import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { ChannelSlider } from './channel-slider'
import { ColorArea } from './color-area'
import { ColorEntry } from './color-entry'
import { readColorHistory } from './color-history'
import { type Hsla, readHsla, writeHsla } from './hsla'
import { PaletteGrid } from './palette-grid'
import { SwatchGrid } from './swatch-grid'
import { useColorName } from './use-color-name'

/** One color: from the palette, from the recent colors, adjusted with sliders or typed. */
export function ColorEditor({
  label,
  color,
  isTransparent,
  allowAlpha,
  allowTransparent,
  isAdvanced,
  onAdvancedChange,
  onColor,
  onTransparent,
}: {
  /** Names the color if it is one of several. */
  label: string | undefined
  /** `#rrggbb` or `#rrggbbaa`; without a fill, the color that is restored. */
  color: string
  isTransparent: boolean
  allowAlpha: boolean
  allowTransparent: boolean
  isAdvanced: boolean
  onAdvancedChange: (isAdvanced: boolean) => void
  onColor: (color: string) => void
  onTransparent: () => void
}) {
  const t = useTranslations('editor.color')
  const nameOf = useColorName()
  const [hsla, setHsla] = useHsla(color, onColor)
  const [history] = useState(readColorHistory)
  const view = useRef<HTMLDivElement>(null)
  const wasAdvanced = useRef(isAdvanced)

  useEffect(() => {
    if (wasAdvanced.current === isAdvanced) return
    wasAdvanced.current = isAdvanced
    // The pressed button is gone; focus what replaced it.
    view.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isAdvanced])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend no one needs to see
    <div role="group" aria-label={label ?? t('solid')} className="flex flex-col gap-3">
      <div ref={view}>
        {isAdvanced ? (
          <FineTuning
            value={hsla}
            onValueChange={setHsla}
            allowAlpha={allowAlpha}
            isTransparent={isTransparent}
          />
        ) : (
          <PaletteGrid
            selected={isTransparent ? 'transparent' : color}
            allowTransparent={allowTransparent}
            onPick={onColor}
            onTransparent={onTransparent}
            onAdvance={() => onAdvancedChange(true)}
          />
        )}
      </div>
      <ColorEntry value={hsla} allowAlpha={allowAlpha} onValueChange={setHsla} onColor={onColor} />
      {isAdvanced && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onAdvancedChange(false)}
          className="-ms-3 self-start"
        >
          <Icon name="grid-3x3" />
          {t('backToPalette')}
        </Button>
      )}
      {history.length > 0 && (
        <div>
          <p aria-hidden="true" className="mb-1 text-ink-soft text-xs">
            {t('history')}
          </p>
          <SwatchGrid
            label={t('history')}
            cells={history.map((id) => ({
              id,
              name: nameOf(id),
              fill: { kind: 'solid', color: id },
              disabled: !allowAlpha && id.length > 7,
            }))}
            selected={isTransparent ? undefined : color}
            onPick={onColor}
          />
        </div>
      )}
    </div>
  )
}

/**
 * A color as hue, saturation and lightness. It retains what the hexadecimal form loses: the hue of
 * a gray, the saturation of black and white, and fractions.
 */
function useHsla(color: string, onColor: (color: string) => void): [Hsla, (value: Hsla) => void] {
  const [state, setState] = useState(() => readHsla(color))
  const value = writeHsla(state) === color ? state : readHsla(color, state)
  if (value !== state) setState(value)
  const change = (next: Hsla) => {
    setState(next)
    onColor(writeHsla(next))
  }
  return [value, change]
}

function FineTuning({
  value,
  onValueChange,
  allowAlpha,
  isTransparent,
}: {
  value: Hsla
  onValueChange: (value: Hsla) => void
  allowAlpha: boolean
  isTransparent: boolean
}) {
  const t = useTranslations('editor.color')
  const opaque = writeHsla({ ...value, alpha: 100 })
  return (
    <div className="flex flex-col gap-1">
      <ColorArea value={value} onValueChange={onValueChange} />
      <div className="mt-1.5 flex flex-col gap-1.5">
        <ChannelSlider
          label={t('hue')}
          value={value.hue}
          max={360}
          unit="°"
          ramp={hueRamp}
          here={`hsl(${value.hue} 100% 50%)`}
          onValueChange={(hue) => onValueChange({ ...value, hue })}
        />
        {allowAlpha && (
          <ChannelSlider
            label={t('alpha')}
            value={isTransparent ? 0 : value.alpha}
            max={100}
            unit="%"
            ramp={`linear-gradient(90deg, transparent, ${opaque})`}
            here={opaque}
            isSeeThrough
            onValueChange={(alpha) => onValueChange({ ...value, alpha })}
          />
        )}
      </div>
    </div>
  )
}

const hueRamp = `linear-gradient(90deg, ${[0, 60, 120, 180, 240, 300, 360]
  .map((hue) => `hsl(${hue} 100% 50%)`)
  .join(', ')})`
