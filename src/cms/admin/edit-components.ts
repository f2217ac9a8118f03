/** Components above every editorial form, of collections and globals. */
export const editComponents = {
  Status: '@/cms/admin/publication-status#PublicationStatus',
  PublishButton: '@/cms/admin/publish-button#PublishButton',
  beforeDocumentControls: [
    '@/cms/admin/presence-notice#PresenceNotice',
    '@/cms/admin/conflict-notice#ConflictNotice',
    '@/cms/admin/schedule-notice#ScheduleNotice',
    '@/cms/admin/translator-menu#TranslatorMenu',
    '@/cms/admin/translation/focus-field#FocusField',
    '@/cms/admin/side-by-side/side-by-side#SideBySide',
    '@/cms/admin/preview/preview-menu#PreviewMenu',
  ],
}

/** The list of versions of a document, and the comparison of two. */
export const versionViews = {
  edit: {
    version: { Component: '@/cms/admin/history/version-view#VersionView' },
    versions: { Component: '@/cms/admin/version-list#VersionList' },
  },
}
