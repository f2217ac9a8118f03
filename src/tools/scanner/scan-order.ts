import type { ScanOrigin } from './scanned-picture'

/** What someone brought to the start screen, to be read by the desk once that has arrived. */
export type ScanOrder = { files: readonly Blob[]; origin: ScanOrigin }

/** Holds orders until someone takes them, so that none is lost while the desk is on its way. */
export type ScanInbox = {
  put: (order: ScanOrder) => void
  /** Hands over what has come and whatever comes; returns the way out. */
  take: (take: (order: ScanOrder) => void) => () => void
}

export function createScanInbox(): ScanInbox {
  let waiting: ScanOrder[] = []
  let taker: ((order: ScanOrder) => void) | undefined
  return {
    put: (order) => {
      if (taker) taker(order)
      else waiting.push(order)
    },
    take: (take) => {
      taker = take
      const come = waiting
      waiting = []
      for (const order of come) take(order)
      return () => {
        if (taker === take) taker = undefined
      }
    },
  }
}
