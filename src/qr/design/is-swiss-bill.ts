const swissBill = /^SPC\r?\n02\d\d\r?\n1\r?\n/

/** Whether a text is that of a Swiss QR-bill. */
export function isSwissBill(text: string): boolean {
  return swissBill.test(text)
}
