import { markField } from '@/data/mark-field'
import type { ProseBlock } from '@/payload-types'
import { RichText } from '@/site/rich-text/rich-text'
import { Band } from './band'
import { Cards } from './cards'
import { Comparison } from './comparison'
import type { ContentBlock } from './content-block'
import { Examples } from './examples'
import { Questions } from './questions'
import { Showcase } from './showcase'
import { Steps } from './steps'
import { Types } from './types'

export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, index) => <Block key={block.id ?? index} block={block} />)
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.blockType) {
    case 'types':
      return <Types {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'steps':
      return <Steps {...block} />
    case 'showcase':
      return <Showcase {...block} />
    case 'examples':
      return <Examples {...block} />
    case 'comparison':
      return <Comparison {...block} />
    case 'questions':
      return <Questions {...block} />
    case 'band':
      return <Band {...block} />
    case 'prose':
      return <Prose {...block} />
    default:
      return failOn(block)
  }
}

/** Fails to compile if a block has no view. */
function failOn(block: never): never {
  throw new Error(`No view for the block ${JSON.stringify(block)}`)
}

function Prose({ id, body }: ProseBlock) {
  if (!body) return null
  return (
    <section className="page-frame grid grid-cols-[minmax(0,1fr)] gap-x-12 py-14 sm:py-20 lg:grid-cols-12">
      <div className="lg:col-span-8 lg:col-start-5" {...markField('blocks', id, 'body')}>
        <RichText body={body} />
      </div>
    </section>
  )
}
