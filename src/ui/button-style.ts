import { classNames } from './class-names'

export const buttonVariants = ['primary', 'accent', 'secondary', 'quiet'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['sm', 'md', 'lg'] as const
export type ButtonSize = (typeof buttonSizes)[number]

const variantClass: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-paper hover:border-ink-soft hover:bg-ink-soft',
  accent:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-line-strong bg-paper-raised text-ink hover:border-ink hover:bg-paper-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-paper-sunken',
}

const sizeClass: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
}

/** The classes of a button, for a button, a link or a summary. */
export function buttonStyle({
  variant = 'primary',
  size = 'md',
  square = false,
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as high, for a button that shows only an icon. */
  square?: boolean
} = {}): string {
  return classNames(
    'button',
    variantClass[variant],
    sizeClass[size],
    square && 'aspect-square px-0!',
  )
}
