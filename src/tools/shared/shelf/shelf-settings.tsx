import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/ui/checkbox'
import type { StorageChoice } from './storage-choice'

/** Whether entries are stored, next to what can be done with all of them. */
export function ShelfSettings({
  choice,
  label,
  hints,
  children,
}: {
  choice: StorageChoice
  label: string
  hints: { on: string; off: string }
  children: ReactNode
}) {
  const [isOn, setOn] = useState(choice.isOn)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-line border-t pt-4">
      <Checkbox
        label={label}
        hint={isOn ? hints.on : hints.off}
        checked={isOn}
        onChange={({ target: { checked } }) => {
          choice.choose(checked)
          setOn(checked)
        }}
        className="max-w-96 grow"
      />
      {children}
    </div>
  )
}
