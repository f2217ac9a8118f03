'use client'

/** An error message that screen readers announce when it appears. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <p
      role="alert"
      style={{ color: 'var(--theme-error-500)', marginBlockEnd: children ? '1rem' : 0 }}
    >
      {children}
    </p>
  )
}
