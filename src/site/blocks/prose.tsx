import type { ProseBlock } from '@/payload-types'
import { RichText } from '@/site/rich-text/rich-text'

export function Prose({ body }: ProseBlock) {
  if (!body) return null
  return (
    <section className="page-frame grid grid-cols-[minmax(0,1fr)] gap-x-12 py-14 sm:py-20 lg:grid-cols-12">
      <div className="lg:col-span-8 lg:col-start-5">
        <RichText body={body} />
      </div>
    </section>
  )
}
