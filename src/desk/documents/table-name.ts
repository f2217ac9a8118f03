/** Returns the table of a collection or global. */
export function tableName(slug: string): string {
  return slug.replaceAll('-', '_')
}
