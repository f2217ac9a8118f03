'use client'

/** What went wrong, read out as soon as it appears. */
export function Fault({ children }: { children: string | undefined }) {
  return (
    <p
      role="alert"
      style={{ color: 'var(--theme-error-500)', marginBlockEnd: children ? '1rem' : 0 }}
    >
      {children}
    </p>
  )
}
