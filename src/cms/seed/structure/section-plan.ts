import type { Crop } from '@/cms/fields/crops'
import type { EditorialIcon } from '@/cms/fields/icons'

/** The kind of a page section, in page order; its texts are in the Markdown of the page. */
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
  /** Icons of the items, in order. */
  icons?: readonly EditorialIcon[]
}
