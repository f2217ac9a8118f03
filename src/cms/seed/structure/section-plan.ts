import type { Crop } from '@/cms/fields/crops'
import type { Icon } from '@/cms/fields/icons'

/** What the sections of a page are, in order; their words are in its Markdown. */
export type SectionPlan = {
  id: string
  kind:
    | 'types'
    | 'cards'
    | 'steps'
    | 'questions'
    | 'band'
    | 'showcase'
    | 'examples'
    | 'comparison'
    | 'prose'
  crop?: Crop
  /** Of the items, in order. */
  icons?: readonly Icon[]
}
