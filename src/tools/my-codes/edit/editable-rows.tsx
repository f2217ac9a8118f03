import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { EditSection } from './edit-section'
import { useEditing } from './use-editing'

/** A list whose rows are added, moved with buttons if their order matters, and removed. */
export function EditableRows<Row>({
  title,
  hint,
  addLabel,
  pointer,
  most,
  blank,
  isOrdered = false,
  nameRow,
  children,
}: {
  title: string
  hint: string
  addLabel: string
  pointer: string
  /** The maximum number of rows. */
  most: number
  blank: () => Row
  isOrdered?: boolean
  /** Names the row in the labels of its buttons. */
  nameRow: (row: Row, index: number) => string
  /** Receives the pointer of the row. */
  children: (pointer: string, row: Row) => ReactNode
}) {
  const { valueAt, change } = useEditing()
  const adder = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const rows = valueAt<readonly Row[]>(pointer)

  const replace = (changed: readonly Row[]) => change(pointer, changed, `${pointer} ${Date.now()}`)
  const move = (index: number, by: -1 | 1) => {
    const moved = [...rows]
    const [row] = moved.splice(index, 1)
    if (row === undefined) return
    moved.splice(index + by, 0, row)
    replace(moved)
    // The focus follows the button of the moved row, or its other button at either end.
    requestAnimationFrame(() => {
      const item = list.current?.children[index + by]
      const find = (value: string) =>
        item?.querySelector<HTMLButtonElement>(`button[data-move${value}]:not(:disabled)`)
      ;(find(`="${by}"`) ?? find(''))?.focus()
    })
  }
  const remove = (index: number) => {
    replace(rows.filter((_, at) => at !== index))
    adder.current?.focus()
  }
  const add = () => {
    replace([...rows, blank()])
    requestAnimationFrame(() => {
      const firstField = ':scope > :last-child :is(input, select, textarea)'
      list.current?.querySelector<HTMLElement>(firstField)?.focus()
    })
  }

  return (
    <EditSection title={title} hint={hint}>
      {rows.length > 0 && (
        <ol ref={list} className="flex flex-col gap-3">
          {rows.map((row, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index
              key={index}
              className="flex flex-col gap-3 rounded-md border border-line bg-paper-raised p-3 sm:p-4"
            >
              {children(`${pointer}/${index}`, row)}
              <RowTools
                name={nameRow(row, index)}
                index={index}
                count={rows.length}
                isOrdered={isOrdered}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {rows.length < most && (
        <Button ref={adder} variant="secondary" size="sm" className="self-start" onClick={add}>
          <Icon name="plus" />
          {addLabel}
        </Button>
      )}
    </EditSection>
  )
}

const steps = [
  { by: -1, label: 'up', icon: 'arrow-up' },
  { by: 1, label: 'down', icon: 'arrow-down' },
] as const

function RowTools({
  name,
  index,
  count,
  isOrdered,
  onMove,
  onRemove,
}: {
  name: string
  index: number
  count: number
  isOrdered: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const t = useTranslations('myCodes.edit.rows')
  const style = { variant: 'quiet', size: 'sm', square: true } as const
  return (
    <div className="flex justify-end gap-1">
      {isOrdered &&
        count > 1 &&
        steps.map(({ by, label, icon }) => (
          <Button
            key={by}
            {...style}
            data-move={by}
            disabled={index === (by < 0 ? 0 : count - 1)}
            aria-label={t(label, { name })}
            onClick={() => onMove(by)}
          >
            <Icon name={icon} />
          </Button>
        ))}
      <Button {...style} aria-label={t('remove', { name })} onClick={onRemove}>
        <Icon name="trash-2" />
      </Button>
    </div>
  )
}
