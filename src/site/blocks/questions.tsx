import { markField } from '@/data/mark-field'
import type { QuestionsBlock } from '@/payload-types'
import { Section } from './section'

export function Questions({ id, title, lead, items }: QuestionsBlock) {
  return (
    <Section id={id} title={title} lead={lead}>
      <div className="border-b border-line">
        {items?.map((item) => (
          <details key={item.id} className="group border-t border-line">
            <summary className="flex list-none items-baseline justify-between gap-6 py-5">
              <h3
                className="text-subheading underline-offset-4 group-hover:group-not-open:underline"
                {...markField('blocks', id, 'items', item.id, 'question')}
              >
                {item.question}
              </h3>
              <OpenSign />
            </summary>
            <p
              className="max-w-[62ch] pb-8 whitespace-pre-line text-ink-soft"
              {...markField('blocks', id, 'items', item.id, 'answer')}
            >
              {item.answer}
            </p>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** A plus of five modules; when open, the upper and lower ones are hidden. */
function OpenSign() {
  return (
    <svg
      viewBox="0 0 3 3"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="size-3 shrink-0 text-accent-strong"
    >
      <path d="M0 1h3v1H0z" fill="currentColor" />
      <path d="M1 0h1v1H1zM1 2h1v1H1z" fill="currentColor" className="group-open:hidden" />
    </svg>
  )
}
