/** Replaces the password in the text of a Wi-Fi code; it ends at an unescaped semicolon. */
export function hidePassword(text: string): string {
  return text.replace(/;P:(?:\\.|[^\\;])*;/s, ';P:••••••••;')
}
