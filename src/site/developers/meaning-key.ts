const maxWords = 6

/**
 * Returns the key in `developers.meanings` for the translation of an API description: the first
 * words of the English text, which is part of the schemas and the OpenAPI document.
 */
export function meaningKey(description: string): string {
  const [first = '', ...rest] = (description.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(
    0,
    maxWords,
  )
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
