type FormFields = Record<string, { rows?: readonly { id: string }[] } | undefined>

/** Returns the key of a field, with rows by id, for its path in a form; undefined without row. */
export function keyOfPath(path: string, fields: FormFields): string | undefined {
  const steps: string[] = []
  for (const [index, step] of path.split('.').entries()) {
    const rows = fields[path.split('.').slice(0, index).join('.')]?.rows
    const key = rows && /^\d+$/.test(step) ? rows[Number(step)]?.id : step
    if (!key) return undefined
    steps.push(key)
  }
  return steps.join('.')
}
