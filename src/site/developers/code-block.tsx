/** Code to type or to process. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="overflow-auto rounded-md border border-line bg-paper-sunken p-4"
    >
      <pre translate="no" dir="ltr" className="text-xs leading-relaxed">
        <code>{code}</code>
      </pre>
    </section>
  )
}
