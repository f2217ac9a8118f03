import { classNames } from '@/ui/class-names'

/** A large button in the owner's colors. */
export function actionStyle(variant: 'main' | 'other' = 'main'): string {
  return classNames(
    'unbroken inline-flex min-h-12 items-center justify-center gap-2 rounded-lg border px-5 py-2 text-center font-medium leading-tight no-underline transition-colors active:translate-y-px [&_svg]:size-[1.125em] [&_svg]:shrink-0',
    variant === 'main'
      ? 'border-accent bg-(--fill) text-(--on-fill) hover:border-ink'
      : 'border-line-strong bg-paper-raised text-ink hover:border-ink',
  )
}
