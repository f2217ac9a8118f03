import type { ShownTranslationState } from './find-translations'

/** Number of texts that need work, which is shown beside the state; all of them if none is translated. */
export const countOpen = (own: {
  state: ShownTranslationState
  missing: number
  outdated: number
}): number =>
  own.state === 'incomplete' || own.state === 'outdated' ? own.missing + own.outdated : 0
