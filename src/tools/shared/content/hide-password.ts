/** The text of a Wi-Fi code with dots for its password, whose end is a semicolon not escaped. */
export function hidePassword(text: string): string {
  return text.replace(/;P:(?:\\.|[^\\;])*;/s, ';P:••••••••;')
}
