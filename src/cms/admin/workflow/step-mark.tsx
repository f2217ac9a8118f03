import { CheckCheck, Circle, Eye, PencilLine } from 'lucide-react'
import type { WorkStep } from '@/cms/workflow/steps'

const icons = {
  todo: Circle,
  in_progress: PencilLine,
  in_review: Eye,
  approved: CheckCheck,
} as const satisfies Record<WorkStep, unknown>

const colours: Record<WorkStep, string> = {
  todo: 'var(--theme-elevation-500)',
  in_progress: 'var(--theme-elevation-700)',
  in_review: 'var(--theme-warning-650)',
  approved: 'var(--theme-success-700)',
}

/** The sign of a state of the work. Its name has to be close to it. */
export function StepMark({ step, size = 16 }: { step: WorkStep; size?: number }) {
  const Icon = icons[step]
  return (
    <Icon
      aria-hidden="true"
      size={size}
      style={{ color: colours[step], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
