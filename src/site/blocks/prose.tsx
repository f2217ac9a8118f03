import type { ProseBlock } from '@/payload-types'
import { RichText } from '@/site/rich-text/rich-text'

export function Prose({ body }: ProseBlock) {
  if (!body) return null
  return (
    <section className="page-frame py-14 sm:py-20">
      <RichText body={body} />
    </section>
  )
}
