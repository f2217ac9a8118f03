const maxUnderWay = 5

/**
 * Delays preloads of routes while five are in progress, counted until the last byte. The router
 * stops at four, but continues to twelve while a pointer moves over links.
 */
export function limitPreloads(): void {
  const { fetch } = window
  const waiting: (() => void)[] = []
  let underWay = 0
  const enter = (): Promise<void> | undefined => {
    if (underWay >= maxUnderWay) return new Promise((go) => waiting.push(go))
    underWay += 1
    return undefined
  }
  const leave = () => {
    // The newest is for the link under the pointer. It reuses the free slot.
    const next = waiting.pop()
    if (next) next()
    else underWay -= 1
  }
  window.fetch = async (input, init) => {
    if (!new Headers(init?.headers).has('next-router-prefetch')) return fetch(input, init)
    await enter()
    try {
      const answer = await fetch(input, init)
      answer.clone().arrayBuffer().then(leave, leave)
      return answer
    } catch (cause) {
      leave()
      throw cause
    }
  }
}
