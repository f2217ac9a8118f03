import type { ScanOrigin } from './scanned-picture'

/** Files from the start screen, to be scanned once the desk is loaded. */
export type ScanOrder = { files: readonly Blob[]; origin: ScanOrigin }

/** Queues orders until there is a receiver, so that none is lost while the desk loads. */
export type ScanInbox = {
  put: (order: ScanOrder) => void
  /** Calls `receiver` with the queued orders and all later ones; returns how to unsubscribe. */
  receive: (receiver: (order: ScanOrder) => void) => () => void
}

export function createScanInbox(): ScanInbox {
  let queued: ScanOrder[] = []
  let current: ((order: ScanOrder) => void) | undefined
  return {
    put: (order) => {
      if (current) current(order)
      else queued.push(order)
    },
    receive: (receiver) => {
      current = receiver
      const orders = queued
      queued = []
      for (const order of orders) receiver(order)
      return () => {
        if (current === receiver) current = undefined
      }
    },
  }
}
