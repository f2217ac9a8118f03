import type { WorkStep } from '@/cms/workflow/steps'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'

const icons = {
  todo: 'circle',
  in_progress: 'pencil-line',
  in_review: 'eye',
  approved: 'check-check',
} as const satisfies Record<WorkStep, IconName>

const colors: Record<WorkStep, string> = {
  todo: 'var(--theme-elevation-500)',
  in_progress: 'var(--theme-elevation-700)',
  in_review: 'var(--theme-warning-650)',
  approved: 'var(--theme-success-700)',
}

/** The sign of a state of the work. Its name has to be close to it. */
export function StepMark({ step, size = 16 }: { step: WorkStep; size?: number }) {
  return (
    <Icon
      name={icons[step]}
      size={size}
      style={{ color: colors[step], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
