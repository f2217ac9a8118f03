import { useEffect, useState } from 'react'

type Outlines<Kind> = { outlines: Kind | null; hasFailed: boolean }

/**
 * A text as outlines; the previous outlines remain while new ones load. `outline` is the same
 * function in every rendering.
 */
export function useOutlines<Kind>(
  text: string,
  language: string,
  outline: (text: string, language: string) => Promise<Kind>,
): Outlines<Kind> {
  const [found, setFound] = useState<Outlines<Kind>>({ outlines: null, hasFailed: false })

  useEffect(() => {
    if (!text) return
    let isStale = false
    const show = (next: Outlines<Kind>) => !isStale && setFound(next)
    outline(text, language).then(
      (outlines) => show({ outlines, hasFailed: false }),
      () => show({ outlines: null, hasFailed: true }),
    )
    return () => {
      isStale = true
    }
  }, [text, language, outline])

  return text ? found : { outlines: null, hasFailed: false }
}
