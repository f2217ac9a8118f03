'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Fill } from '@/qr/design'
import { Segmented } from '@/ui/segmented'
import { ColorEditor } from './color-editor'
import { isGradient } from './color-fill'
import { rememberColors } from './color-history'
import { GradientEditor } from './gradient-editor'
import { paintStop, startGradient } from './gradient-stops'
import { useColorName } from './use-color-name'
import { useDebouncedDraft } from './use-debounced-draft'

/**
 * Chooses a fill: one color, a gradient or none. The picker updates at once; changes are reported
 * after 100 ms without another.
 */
export function ColorPicker({
  value,
  onValueChange,
  allowGradient = false,
  allowNone = false,
  allowAlpha = true,
}: {
  value: Fill
  onValueChange: (value: Fill) => void
  allowGradient?: boolean
  /** Whether the fill can be empty. */
  allowNone?: boolean
  allowAlpha?: boolean
}) {
  const t = useTranslations('editor.color')
  const nameOf = useColorName()
  const [fill, setFill] = useDebouncedDraft(value, onValueChange)
  const [isAdvanced, setAdvanced] = useState(false)
  const [stopIndex, setStopIndex] = useState(0)
  // Restored when the mode changes back, or when a color follows an empty fill.
  const [lastColor, setLastColor] = useState(() => findColors(value)[0] ?? '#000000')
  const [lastGradient, setLastGradient] = useState(isGradient(value) ? value : null)
  useRememberedColors(fill)

  const gradient = isGradient(fill) ? fill : null
  const selected = gradient ? Math.min(stopIndex, gradient.stops.length - 1) : 0
  const color = fill.kind === 'solid' ? fill.color : (gradient?.stops[selected]?.color ?? lastColor)

  const setColor = (next: string) => {
    if (gradient) {
      setFill({ ...gradient, stops: paintStop(gradient.stops, selected, next) })
    } else {
      setLastColor(next)
      setFill({ kind: 'solid', color: next })
    }
  }

  const clear = () => {
    if (allowNone && !gradient) {
      setLastColor(color)
      setFill({ kind: 'none' })
    } else setColor(`${color.slice(0, 7)}00`)
  }

  const setMode = (mode: 'solid' | 'gradient') => {
    if (mode === 'gradient') {
      setFill(lastGradient ?? startGradient(color))
      return
    }
    if (gradient) setLastGradient(gradient)
    setLastColor(color)
    setFill({ kind: 'solid', color })
  }

  return (
    <div className="flex flex-col gap-3">
      {allowGradient && (
        <Segmented
          legend={t('mode')}
          legendHidden
          options={[
            { value: 'solid', label: t('solid') },
            { value: 'gradient', label: t('gradient') },
          ]}
          value={gradient ? 'gradient' : 'solid'}
          onValueChange={setMode}
        />
      )}
      {gradient && (
        <GradientEditor
          gradient={gradient}
          selected={selected}
          onGradient={setFill}
          onStops={(change) => {
            setStopIndex(change.selected)
            setFill({ ...gradient, stops: change.stops })
          }}
        />
      )}
      <ColorEditor
        label={gradient ? t('stopColor', { number: selected + 1 }) : undefined}
        color={color}
        isTransparent={fill.kind === 'none' || isSeeThrough(color)}
        allowAlpha={allowAlpha}
        allowTransparent={allowNone || allowAlpha}
        isAdvanced={isAdvanced}
        onAdvancedChange={setAdvanced}
        onColor={setColor}
        onTransparent={clear}
      />
      <p role="status" className="sr-only">
        {fill.kind === 'none' ? t('transparent') : nameOf(color)}
      </p>
    </div>
  )
}

/** When the picker closes, stores the colors that were added while it was open. */
function useRememberedColors(fill: Fill) {
  const last = useRef(fill)
  useEffect(() => {
    last.current = fill
  }, [fill])
  const [before] = useState(() => findColors(fill))
  useEffect(
    () => () => {
      const isNew = (color: string) => !before.includes(color) && !isSeeThrough(color)
      rememberColors(findColors(last.current).filter(isNew))
    },
    [before],
  )
}

const isSeeThrough = (color: string) => /^#.{6}00$/.test(color)

function findColors(fill: Fill): string[] {
  if (fill.kind === 'none') return []
  return fill.kind === 'solid' ? [fill.color] : fill.stops.map(({ color }) => color)
}
