import { useCallback, useEffect, useState } from 'react'
import { storedText } from '@/std/stored-value'

/** Whether more than the family of QR codes is looked for is a choice for this browser. */
const choice = storedText('localStorage', 'scan-barcodes')

export function useBarcodesWanted(): [boolean, (wanted: boolean) => void] {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (choice.read() === 'on') setWanted(true)
  }, [])
  const want = useCallback((wanted: boolean) => {
    choice.write(wanted ? 'on' : null)
    setWanted(wanted)
  }, [])
  return [isWanted, want]
}
