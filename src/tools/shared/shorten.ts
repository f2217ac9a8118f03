/** One line of at most `longest` characters; what is cut off is marked. */
export function shorten(text: string, longest: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= longest) return characters.join('')
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
