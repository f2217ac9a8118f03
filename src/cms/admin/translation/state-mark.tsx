import { CheckCircle2, Circle, CircleDashed, Clock, PencilLine, TriangleAlert } from 'lucide-react'
import type { ShownTranslationState } from '@/cms/translation/find-translations'

const icons = {
  missing: Circle,
  incomplete: CircleDashed,
  outdated: TriangleAlert,
  draft: PencilLine,
  scheduled: Clock,
  published: CheckCircle2,
} as const satisfies Record<ShownTranslationState, unknown>

const colours: Record<ShownTranslationState, string> = {
  missing: 'var(--theme-elevation-500)',
  incomplete: 'var(--theme-warning-650)',
  outdated: 'var(--theme-error-600)',
  draft: 'var(--theme-elevation-700)',
  scheduled: 'var(--theme-elevation-700)',
  published: 'var(--theme-success-700)',
}

/** The sign of a state. Its name has to be close to it. */
export function StateMark({ state }: { state: ShownTranslationState }) {
  const Icon = icons[state]
  return (
    <Icon
      aria-hidden="true"
      size={16}
      style={{ color: colours[state], flexShrink: 0, verticalAlign: '-0.2em' }}
    />
  )
}
