import type { Block } from 'payload'
import { band } from './band'
import { cards } from './cards'
import { comparison } from './comparison'
import { examples } from './examples'
import { prose } from './prose'
import { questions } from './questions'
import { showcase } from './showcase'
import { steps } from './steps'
import { types } from './types'

/** The sections that pages consist of; the site has a view for each. */
export const blocks: Block[] = [
  types,
  cards,
  steps,
  showcase,
  examples,
  comparison,
  prose,
  questions,
  band,
].map((block) => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      Label: {
        path: '@/cms/admin/section-label#SectionLabel',
        clientProps: { names: block.labels?.singular },
      },
    },
  },
}))
