import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

/** A search field, with the lists that narrow the results as its children. */
export function ShelfSearch({
  label,
  words,
  onWordsChange,
  children,
}: {
  label: string
  words: string
  onWordsChange: (words: string) => void
  children: ReactNode
}) {
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-40 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
        />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => onWordsChange(target.value)}
          className="ps-9!"
        />
      </div>
      {children}
    </search>
  )
}
