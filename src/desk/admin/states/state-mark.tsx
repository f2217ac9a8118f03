import type { ShownTranslationState } from '../../states/find-translations'
import type { DeskIconName } from '../icon'
import { DeskIcon } from '../icon'

/** Single texts can also be of a machine. */
type MarkedState = ShownTranslationState | 'machine'

const icons = {
  machine: 'sparkles',
  missing: 'circle',
  incomplete: 'circle-dashed',
  outdated: 'triangle-alert',
  waiting: 'clock',
  draft: 'pencil-line',
  ready: 'languages',
  scheduled: 'clock',
  published: 'circle-check',
} as const satisfies Record<MarkedState, DeskIconName>

const colors: Record<MarkedState, string> = {
  machine: 'var(--theme-warning-650)',
  missing: 'var(--theme-elevation-500)',
  incomplete: 'var(--theme-warning-650)',
  outdated: 'var(--theme-error-600)',
  waiting: 'var(--theme-elevation-500)',
  draft: 'var(--theme-elevation-700)',
  ready: 'var(--theme-success-700)',
  scheduled: 'var(--theme-elevation-700)',
  published: 'var(--theme-success-700)',
}

/** The sign of a state. Its name has to be close to it. */
export function StateMark({ state }: { state: MarkedState }) {
  return (
    <DeskIcon
      name={icons[state]}
      size={16}
      style={{ color: colors[state], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
