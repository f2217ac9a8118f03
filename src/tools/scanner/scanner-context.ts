import { createContext, type RefObject, use } from 'react'
import type { CodeFormat } from '@/qr/decode'
import type { Reading } from './list-readings'
import type { Pictures } from './use-pictures'

/** What the start screen knows, also for its dialogs. */
export type ScannerContextValue = {
  /** Of this site, to recognize links to hosted pages. */
  siteHost: string
  hasBarcodes: boolean
  setBarcodes: (wanted: boolean) => void
  isCameraOn: boolean
  setCameraOn: (isOn: boolean) => void
}

export const ScannerContext = createContext<ScannerContextValue | null>(null)

export function useScanner(): ScannerContextValue {
  const scanner = use(ScannerContext)
  if (!scanner) throw new Error('useScanner needs a ScannerContext above it')
  return scanner
}

/** The pictures and their results. */
export type DeskContextValue = {
  formats: readonly CodeFormat[]
  scans: Pictures
  readings: readonly Reading[]
  /** The list of results. */
  results: RefObject<HTMLElement | null>
  /** The reading under the pointer or with the focus. */
  activeKey: string | null
  activate: (key: string | null) => void
  /** Moves the focus to the result of a code. */
  focusReading: (key: string) => void
  showInPicture: (reading: Reading) => void
  /** Whether the camera lists codes, one after another. */
  isMany: boolean
  setMany: (isMany: boolean) => void
}

export const DeskContext = createContext<DeskContextValue | null>(null)

export function useDesk(): DeskContextValue {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk needs a DeskContext above it')
  return desk
}
