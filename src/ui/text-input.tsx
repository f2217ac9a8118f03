import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** One line of text. Keyboard and autofill come from `type`, `inputMode` and `autoComplete`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames('control px-3 py-2', className)} />
}
