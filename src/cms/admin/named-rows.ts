/** Collapses the rows of a list in the admin and labels each with its own text. */
export const namedRows = {
  initCollapsed: true,
  components: { RowLabel: '@/cms/admin/row-label#RowLabel' },
} as const
