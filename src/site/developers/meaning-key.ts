const mostWords = 6

/**
 * Under which message of `developers.meanings` a description of the API is said in the language of
 * the page: the first words of the English one, which the schemas and the OpenAPI document have.
 */
export function meaningKey(description: string): string {
  const [first = '', ...rest] = (description.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(
    0,
    mostWords,
  )
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
