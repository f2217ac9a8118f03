/** A text to be searched in: small letters without their marks, so that “cafe” finds “Café”. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('đ', 'd')
    .toLowerCase()
}
