import type { ShownTranslationState } from '@/cms/translation/find-translations'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'

const icons = {
  missing: 'circle',
  incomplete: 'circle-dashed',
  outdated: 'triangle-alert',
  waiting: 'clock',
  draft: 'pencil-line',
  ready: 'languages',
  scheduled: 'clock',
  published: 'circle-check',
} as const satisfies Record<ShownTranslationState, IconName>

const colors: Record<ShownTranslationState, string> = {
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
export function StateMark({ state }: { state: ShownTranslationState }) {
  return (
    <Icon
      name={icons[state]}
      size={16}
      style={{ color: colors[state], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
