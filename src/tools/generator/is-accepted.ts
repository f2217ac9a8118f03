/** Whether a file fits an `accept` attribute; browsers apply it to the dialog, not to a drop. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const rules = accept.toLowerCase().split(',').filter(Boolean)
  if (rules.length === 0) return true
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule)
    if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1))
    return type.toLowerCase() === rule
  })
}
