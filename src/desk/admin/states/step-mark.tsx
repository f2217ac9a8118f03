import type { WorkStep } from '../../states/work-steps'
import { DeskIcon, type DeskIconName } from '../icon'

const icons = {
  todo: 'circle',
  in_progress: 'pencil-line',
  in_review: 'eye',
  approved: 'check-check',
} as const satisfies Record<WorkStep, DeskIconName>

const colors: Record<WorkStep, string> = {
  todo: 'var(--theme-elevation-500)',
  in_progress: 'var(--theme-elevation-700)',
  in_review: 'var(--theme-warning-650)',
  approved: 'var(--theme-success-700)',
}

/** The sign of a state of the work. Its name has to be close to it. */
export function StepMark({ step, size = 16 }: { step: WorkStep; size?: number }) {
  return (
    <DeskIcon
      name={icons[step]}
      size={size}
      style={{ color: colors[step], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
