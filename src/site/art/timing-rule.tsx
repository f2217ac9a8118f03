/** A divider drawn as the timing pattern of a code is: one module dark, one light. */
export function TimingRule({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`h-1 bg-[repeating-linear-gradient(90deg,var(--color-line)_0_4px,transparent_4px_8px)] ${className}`}
    />
  )
}
