import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'

export type Detail = {
  name: string
  label: string
  value: ReactNode
  /** The language of a value written by the owner. */
  lang?: string
  /** The text that its copy button copies. */
  copy?: string | undefined
}

/** A list of labeled values; entries without a value can be falsy. */
export function DetailList({ details }: { details: readonly (Detail | false | '' | undefined)[] }) {
  const shown = details.filter(
    (detail) => detail !== undefined && detail !== false && detail !== '',
  )
  if (shown.length === 0) return null
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-paper-raised">
      {shown.map(({ name, label, value, lang, copy }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3"
        >
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd lang={lang} className="wrap-anywhere col-start-1 whitespace-pre-line">
            {value}
          </dd>
          {copy && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton text={copy} what={label} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A link in a value, underlined because color alone is not enough. */
export const detailLinkClass =
  'text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2'
