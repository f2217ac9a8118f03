import vaccines from './vaccines.json' with { type: 'json' }

/** The name of a vaccine by its code; other values as they are. */
export function nameVaccine(code: unknown): unknown {
  const names: Readonly<Record<string, string>> = vaccines
  return typeof code === 'string' && Object.hasOwn(names, code) ? names[code] : code
}
