import type { ReactNode } from 'react'
import { ControlKey } from './control-key'

/** Keyboard shortcuts. Keys are named as on the keyboard. */
export function KeyList({
  items,
}: {
  items: readonly {
    /** The name of the command key, if it is part of the shortcut. */
    control?: string
    keys: readonly string[]
    text: string
  }[]
}) {
  return (
    <dl className="border-line border-b">
      {items.map(({ control, keys, text }) => (
        <div
          key={text}
          className="grid gap-x-8 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="flex flex-wrap gap-1.5">
            {control && (
              <Key>
                <ControlKey name={control} />
              </Key>
            )}
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="min-w-8 rounded-sm border border-line-strong bg-paper-raised px-2 py-0.5 text-center font-text text-sm">
      {children}
    </kbd>
  )
}
