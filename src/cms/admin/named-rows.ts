/** How lists of rows look in the admin: closed, each named by its own words. */
export const namedRows = {
  initCollapsed: true,
  components: { RowLabel: '@/cms/admin/row-label#RowLabel' },
} as const
