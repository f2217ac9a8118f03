import { markField } from '@/data/mark-field'
import type { StepsBlock } from '@/payload-types'
import { ModuleDigits } from '@/site/art/module-digits'
import { Section } from './section'

export function Steps({ id, title, lead, items }: StepsBlock) {
  return (
    <Section id={id} title={title} lead={lead}>
      <ol className="grid gap-12 sm:gap-14">
        {items?.map((item, index) => (
          <li
            key={item.id}
            className="grid grid-cols-[3rem_1fr] gap-x-6 sm:grid-cols-[6rem_1fr] sm:gap-x-10"
          >
            <ModuleDigits value={index + 1} className="h-15 sm:h-20" />
            <div>
              <h3
                className="text-subheading"
                {...markField('blocks', id, 'items', item.id, 'title')}
              >
                {item.title}
              </h3>
              <p
                className="mt-2 max-w-[56ch] text-ink-soft"
                {...markField('blocks', id, 'items', item.id, 'text')}
              >
                {item.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
