import { Button } from '../button'
import { Icon } from '../icon/icon'
import { Segmented } from '../segmented'
import { ChannelSlider } from './channel-slider'
import { type Gradient, mostStops } from './color-fill'
import type { ColorPickerLabels } from './color-picker-labels'
import { GradientBar } from './gradient-bar'
import { addStop, findGap, reverseStops, type StopsChange } from './gradient-stops'
import { StopList } from './stop-list'

/** Kind, direction and stops of a gradient. */
export function GradientEditor({
  gradient,
  selected,
  onGradient,
  onStops,
  labels,
}: {
  gradient: Gradient
  selected: number
  onGradient: (gradient: Gradient) => void
  onStops: (change: StopsChange) => void
  labels: ColorPickerLabels
}) {
  const { stops } = gradient
  const isFull = stops.length >= mostStops
  const angle = gradient.kind === 'linear' ? gradient.angleDegrees : 0
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        legend={labels.gradientKind}
        legendHidden
        options={[
          { value: 'linear', label: labels.linear },
          { value: 'radial', label: labels.radial },
        ]}
        value={gradient.kind}
        onValueChange={(kind) =>
          onGradient(kind === 'linear' ? { kind, angleDegrees: 45, stops } : { kind, stops })
        }
      />
      {gradient.kind === 'linear' && (
        <ChannelSlider
          label={labels.angle}
          value={angle}
          max={359}
          unit="°"
          ramp="var(--line-strong)"
          here="var(--ink)"
          onValueChange={(angleDegrees) => onGradient({ kind: 'linear', angleDegrees, stops })}
        />
      )}
      <GradientBar stops={stops} selected={selected} onChange={onStops} />
      <StopList stops={stops} selected={selected} onChange={onStops} labels={labels} />
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
          {labels.addStop}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onStops(reverseStops(stops, selected))}
          className="-me-3 min-h-10!"
        >
          <Icon name="arrow-left-right" />
          {labels.reverse}
        </Button>
      </div>
    </div>
  )
}
