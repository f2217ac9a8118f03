import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** Several lines of text; grows with its content where supported, up to half of the screen. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(
        'control field-sizing-content min-h-28! max-h-[50dvh] resize-y px-3 py-2',
        className,
      )}
    />
  )
}
