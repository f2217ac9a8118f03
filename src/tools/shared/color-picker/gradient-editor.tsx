import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Segmented } from '@/ui/segmented'
import { ChannelSlider } from './channel-slider'
import { type Gradient, mostStops } from './color-fill'
import { GradientBar } from './gradient-bar'
import { addStop, findGap, reverseStops, type StopsChange } from './gradient-stops'
import { StopList } from './stop-list'

/** Kind, direction and stops of a gradient. */
export function GradientEditor({
  gradient,
  selected,
  onGradient,
  onStops,
}: {
  gradient: Gradient
  selected: number
  onGradient: (gradient: Gradient) => void
  onStops: (change: StopsChange) => void
}) {
  const t = useTranslations('editor.color')
  const { stops } = gradient
  const isFull = stops.length >= mostStops
  const angle = gradient.kind === 'linear' ? gradient.angleDegrees : 0
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        legend={t('gradientKind')}
        legendHidden
        options={[
          { value: 'linear', label: t('linear') },
          { value: 'radial', label: t('radial') },
        ]}
        value={gradient.kind}
        onValueChange={(kind) =>
          onGradient(kind === 'linear' ? { kind, angleDegrees: 45, stops } : { kind, stops })
        }
      />
      {gradient.kind === 'linear' && (
        <ChannelSlider
          label={t('angle')}
          value={angle}
          max={359}
          unit="°"
          ramp="var(--line-strong)"
          here="var(--ink)"
          onValueChange={(angleDegrees) => onGradient({ kind: 'linear', angleDegrees, stops })}
        />
      )}
      <GradientBar stops={stops} selected={selected} onChange={onStops} />
      <StopList stops={stops} selected={selected} onChange={onStops} />
      <div className="flex justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={isFull || undefined}
          onClick={() => {
            const change = addStop(stops, findGap(stops))
            if (change) onStops(change)
          }}
          className="-ms-3 min-h-10!"
        >
          <Icon name="plus" />
          {t('addStop')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onStops(reverseStops(stops, selected))}
          className="-me-3 min-h-10!"
        >
          <Icon name="arrow-left-right" />
          {t('reverse')}
        </Button>
      </div>
    </div>
  )
}
