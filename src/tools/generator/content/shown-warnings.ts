import { pageFields, type Warning } from '@/qr/content'
import type { GeneratorState } from '../generator-state'

/**
 * Returns the warnings to show: those of a text field after it was left, since half a password is
 * always too short; those of a choice at once.
 */
export function shownWarnings({
  drawing,
  draft,
  leftFields,
}: Pick<GeneratorState, 'drawing' | 'draft' | 'leftFields'>): readonly Warning[] {
  if (drawing.status !== 'ready') return []
  return drawing.warnings.filter(({ path }) => {
    const input = pageFields[draft.type].find(({ name }) => name === path)?.input
    return path === '' || input === 'choice' || input === 'switch' || leftFields.includes(path)
  })
}
