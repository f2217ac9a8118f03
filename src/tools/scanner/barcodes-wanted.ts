/** Whether more than the family of QR codes is looked for is a choice for this browser. */
const key = 'scan-barcodes'

export function findBarcodesWanted(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function keepBarcodesWanted(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // It holds for this visit.
  }
}
