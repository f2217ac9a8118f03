import { markField } from '@/data/mark-field'
import { Link } from '@/i18n/link'
import type { CardsBlock } from '@/payload-types'
import { ToolCrop } from '@/site/art/tool-crop'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Section } from './section'

/** Cards with icons or, if the section has a crop, below a picture of the tool. */
export function Cards({ id, title, lead, crop, items }: CardsBlock) {
  return (
    <Section id={id} title={title} lead={lead}>
      {crop && <ToolCrop crop={crop} />}
      <ul
        className={classNames(
          'grid gap-x-12 gap-y-12 sm:grid-cols-2 sm:[&>li:last-child:nth-child(odd)]:col-span-full',
          crop && 'mt-12',
        )}
      >
        {items?.map((item) => (
          <li key={item.id} className="relative">
            {item.icon && !crop && (
              <Icon
                name={item.icon}
                strokeWidth={1.75}
                className="mb-4 size-7 text-accent-strong"
              />
            )}
            <h3 className="text-subheading" {...markField('blocks', id, 'items', item.id, 'title')}>
              {item.path ? (
                <Link href={item.path} className="covering-link">
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p
              className="mt-2 max-w-[48ch] text-ink-soft"
              {...markField('blocks', id, 'items', item.id, 'text')}
            >
              {item.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
