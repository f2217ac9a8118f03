/** Normalizes a text for searching: lower case without diacritics, so that “cafe” finds “Café”. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('đ', 'd')
    .toLowerCase()
}
