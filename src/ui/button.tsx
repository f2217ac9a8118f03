import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'
import { classNames } from './class-names'
import { Spinner } from './spinner'

/**
 * A button; `busy` preserves its width and its focus, and prevents a second press. A button that
 * shows only an icon is `square` and needs an `aria-label`.
 */
export function Button({
  variant,
  size,
  square,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
  busy?: boolean
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(
        buttonStyle({ variant, size, square }),
        busy && 'opacity-100!',
        className,
      )}
    >
      {busy ? (
        <>
          <span className="flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute inset-0 m-auto" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
