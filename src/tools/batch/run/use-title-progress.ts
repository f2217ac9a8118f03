import { useEffect } from 'react'

/** Puts words before the title of the page, for those who look at another tab meanwhile. */
export function useTitleProgress(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const title = document.title
    document.title = `${words} · ${title}`
    return () => {
      document.title = title
    }
  }, [words])
}
