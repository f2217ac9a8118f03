import { type ReactNode, useId } from 'react'
import { CautionIcon } from './caution-icon'
import { classNames } from './class-names'

/** The attributes that a control inside a field spreads on its input. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label over a control, with a hint and an error that a screen reader reads with it. */
export function Field({
  id: givenId,
  label,
  note,
  hint,
  error,
  className,
  children,
}: {
  /** The id of the control, if something else refers to it. */
  id?: string
  label: ReactNode
  /** A remark at the end of the label's line, such as “optional”. */
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm leading-snug">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note && <span className="text-ink-faint text-xs">{note}</span>}
      </div>
      {children({
        id,
        'aria-describedby': classNames(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-bad text-xs">
          <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  )
}
