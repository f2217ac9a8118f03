import type { ShownTranslationState } from '@/cms/translation/find-translations'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'

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
} as const satisfies Record<MarkedState, IconName>

const colours: Record<MarkedState, string> = {
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
    <Icon
      name={icons[state]}
      size={16}
      style={{ color: colours[state], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
