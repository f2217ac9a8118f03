/** Lines to be typed or copied as they are; long ones go on sideways. */
export function CodeSample({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus no keyboard could scroll it
    <pre translate="no" tabIndex={0}>
      <code>{code}</code>
    </pre>
  )
}
