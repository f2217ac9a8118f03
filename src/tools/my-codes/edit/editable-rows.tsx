import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '@/ui/button'

/**
 * A list whose rows are added, put in order by buttons, and removed. Undo brings a row back. Where
 * the order does not matter, it cannot be changed.
 */
export function EditableRows<Row>({
  title,
  hint,
  addLabel,
  rows,
  most,
  blank,
  isOrdered = false,
  nameRow,
  onChange,
  children,
}: {
  title: string
  hint?: string
  addLabel: string
  rows: readonly Row[]
  /** No more than so many. */
  most: number
  blank: () => Row
  isOrdered?: boolean
  /** For those who do not see the row that a button stands in. */
  nameRow: (row: Row, index: number) => string
  onChange: (rows: readonly Row[], step: string) => void
  children: (row: Row, index: number, change: (change: Partial<Row>) => void) => ReactNode
}) {
  const t = useTranslations('myCodes.edit.rows')
  const id = useId()
  const adder = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)

  const put = (index: number, change: Partial<Row>) =>
    onChange(
      rows.map((row, at) => (at === index ? { ...row, ...change } : row)),
      `${title} ${index} ${Object.keys(change).join()}`,
    )
  const move = (index: number, by: -1 | 1) => {
    const moved = [...rows]
    const [row] = moved.splice(index, 1)
    if (row === undefined) return
    moved.splice(index + by, 0, row)
    onChange(moved, `${title} ${Date.now()}`)
    // The button goes on with its row, as far as it can.
    requestAnimationFrame(() => {
      const item = list.current?.children[index + by]
      const buttons = item?.querySelectorAll<HTMLButtonElement>('button[data-move]:not(:disabled)')
      const same = [...(buttons ?? [])].find(({ dataset }) => dataset.move === String(by))
      const next = same ?? buttons?.[0]
      next?.focus()
    })
  }
  const remove = (index: number) => {
    onChange(
      rows.filter((_, at) => at !== index),
      `${title} ${Date.now()}`,
    )
    adder.current?.focus()
  }
  const add = () => {
    onChange([...rows, blank()], `${title} ${Date.now()}`)
    requestAnimationFrame(() =>
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('input, select, textarea')
        ?.focus(),
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its rows
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-medium font-text text-sm">
          {title}
        </h2>
        {hint && <p className="mt-0.5 text-ink-soft text-xs">{hint}</p>}
      </div>
      {rows.length > 0 && (
        <ol ref={list} className="flex flex-col gap-3">
          {rows.map((row, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              key={index}
              className="flex flex-col gap-3 rounded-md border border-line bg-paper-raised p-3 sm:p-4"
            >
              {children(row, index, (change) => put(index, change))}
              <div className="flex justify-end gap-1">
                {isOrdered && rows.length > 1 && (
                  <>
                    <Button
                      variant="quiet"
                      size="sm"
                      square
                      data-move="-1"
                      disabled={index === 0}
                      aria-label={t('up', { name: nameRow(row, index) })}
                      onClick={() => move(index, -1)}
                    >
                      <ArrowUp aria-hidden="true" />
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      square
                      data-move="1"
                      disabled={index === rows.length - 1}
                      aria-label={t('down', { name: nameRow(row, index) })}
                      onClick={() => move(index, 1)}
                    >
                      <ArrowDown aria-hidden="true" />
                    </Button>
                  </>
                )}
                <Button
                  variant="quiet"
                  size="sm"
                  square
                  aria-label={t('remove', { name: nameRow(row, index) })}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {rows.length < most && (
        <Button ref={adder} variant="secondary" size="sm" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  )
}
