import { Link } from '@/i18n/navigation'
import type { CardsBlock } from '@/payload-types'
import { Icon } from '@/site/icon'
import { Section } from './section'

export function Cards({ title, lead, items }: CardsBlock) {
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
        {items?.map((item) => (
          <li key={item.id} className="relative">
            {item.icon && <Icon name={item.icon} className="size-7 text-accent-strong" />}
            <h3 className="mt-4 text-subheading">
              {item.path ? (
                <Link
                  href={item.path}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p className="mt-2 max-w-[48ch] text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
