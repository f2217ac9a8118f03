/** Keys and what they do. Their names are those on the keys. */
export function KeyList({
  items,
}: {
  items: readonly { keys: readonly string[]; text: string }[]
}) {
  return (
    <dl className="border-line border-b">
      {items.map(({ keys, text }) => (
        <div
          key={text}
          className="grid gap-x-8 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="flex flex-wrap gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-8 rounded-sm border border-line-strong bg-paper-raised px-2 py-0.5 text-center font-text text-sm"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
