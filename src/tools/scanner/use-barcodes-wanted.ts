import { useCallback, useEffect, useState } from 'react'

/** Whether more than the family of QR codes is looked for is a choice for this browser. */
const key = 'scan-barcodes'

export function useBarcodesWanted(): [boolean, (wanted: boolean) => void] {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (readChoice()) setWanted(true)
  }, [])
  const want = useCallback((wanted: boolean) => {
    keepChoice(wanted)
    setWanted(wanted)
  }, [])
  return [isWanted, want]
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function keepChoice(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // It holds for this visit.
  }
}
