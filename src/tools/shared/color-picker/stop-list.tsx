import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { NumberInput } from '@/ui/number-input'
import { type ColorStop, fewestStops } from './color-fill'
import { placeStop, removeStop, type StopsChange, swapStops } from './gradient-stops'
import { stopKey } from './stop-key'
import { Swatch } from './swatch'
import { useColorName } from './use-color-name'

/** The stops of a gradient one under another, each with all that can be done to it. */
export function StopList({
  stops,
  selected,
  onChange,
}: {
  stops: readonly ColorStop[]
  selected: number
  onChange: (change: StopsChange) => void
}) {
  const t = useTranslations('editor.color')
  const nameOf = useColorName()
  const list = useRef<HTMLOListElement>(null)
  const countAfterRemoval = useRef<number | null>(null)

  useEffect(() => {
    // The pressed button is removed with its stop: focus the one that replaces it. Renders that
    // still include the stop may come first.
    if (stops.length !== countAfterRemoval.current) return
    countAfterRemoval.current = null
    list.current?.children[selected]?.querySelector<HTMLElement>('button:last-child')?.focus()
  })

  useEffect(() => {
    // Only the list scrolls: the page and the panel stay where they are.
    const row = list.current?.children[selected]
    if (!(row instanceof HTMLElement) || !list.current) return
    const { offsetTop: top, offsetHeight: height } = row
    const { scrollTop, clientHeight } = list.current
    if (top < scrollTop) list.current.scrollTop = top - 4
    if (top + height > scrollTop + clientHeight)
      list.current.scrollTop = top + height - clientHeight + 4
  }, [selected])

  return (
    <ol
      ref={list}
      aria-label={t('stops')}
      className="relative -mx-1 flex max-h-66 flex-col gap-1 overflow-y-auto overscroll-contain p-1"
    >
      {stops.map((stop, index) => (
        <li
          key={stopKey(stop)}
          aria-label={t('stop', { number: index + 1 })}
          className={classNames(
            'flex items-center gap-0.5 rounded-md p-0.5 pe-0',
            index === selected && 'bg-paper-sunken',
          )}
        >
          <button
            type="button"
            aria-pressed={index === selected}
            aria-label={t('stopWithColor', {
              stop: t('stopColor', { number: index + 1 }),
              color: nameOf(stop.color),
            })}
            onClick={() => onChange({ stops: [...stops], selected: index })}
            className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-sm ps-1"
          >
            <Swatch fill={{ kind: 'solid', color: stop.color }} className="size-7 shrink-0" />
            <span className="truncate font-mono text-xs">{stop.color}</span>
          </button>
          <NumberInput
            size="sm"
            aria-label={t('stopPosition', { number: index + 1 })}
            value={stop.offset * 100}
            min={0}
            max={100}
            unit="%"
            onValueChange={(percent) => onChange(placeStop(stops, index, percent / 100))}
            className="w-17 shrink-0"
          />
          <StopButton
            label={t('moveStopUp', { number: index + 1 })}
            disabled={index === 0}
            onPress={() => onChange(swapStops(stops, index, index - 1))}
          >
            <Icon name="arrow-up" />
          </StopButton>
          <StopButton
            label={t('moveStopDown', { number: index + 1 })}
            disabled={index === stops.length - 1}
            onPress={() => onChange(swapStops(stops, index, index + 1))}
          >
            <Icon name="arrow-down" />
          </StopButton>
          <StopButton
            label={t('removeStop', { number: index + 1 })}
            disabled={stops.length <= fewestStops}
            onPress={() => {
              countAfterRemoval.current = stops.length - 1
              onChange(removeStop(stops, index))
            }}
          >
            <Icon name="x" />
          </StopButton>
        </li>
      ))}
    </ol>
  )
}

/** Stays in the order of the Tab key when it cannot be used, so that the focus is never lost. */
function StopButton({
  label,
  disabled,
  onPress,
  children,
}: {
  label: string
  disabled: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className="min-h-10! w-8 px-0!"
    >
      {children}
    </Button>
  )
}
