import { Link } from '@/i18n/link'

export type Item = { title: string; text: string; path?: string }

/** A ruled list of titles with a sentence each; an item with a path is a link as a whole. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(({ title, text, path }) => (
        <li
          key={title}
          className="relative grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[2fr_3fr]"
        >
          <h3 className="text-subheading">
            {path ? (
              <Link
                href={path}
                className="underline decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-4"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
