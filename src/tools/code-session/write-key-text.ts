/** The texts of a saved key, translated. */
export type KeySheet = {
  title: string
  /** Lines such as the short link and the key, each with its label. */
  rows: readonly string[]
  note: string
  /** Opens the code in another browser; the content of the QR code. */
  keyLink: string
}

/** Returns a text file with the key and its purpose. */
export function writeKeyText({ title, rows, note }: Omit<KeySheet, 'keyLink'>): string {
  // Notepad needs CR LF, and the byte order mark to read anything but ASCII.
  return `\uFEFF${[title, '', ...rows, '', note, ''].join('\r\n')}`
}
